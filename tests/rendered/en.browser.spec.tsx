import { specOfLocale } from './spec.ts';

specOfLocale('en');
