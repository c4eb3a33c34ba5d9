import { specOfLocale, specOfSample } from './spec.ts';

specOfLocale('en');
// Registered here, because this page has less to do than the German one.
specOfSample();
