import { specOfLocale, specOfSample } from './spec.ts';

specOfLocale('en');
// Here, because this page has less to do than the German one.
specOfSample();
