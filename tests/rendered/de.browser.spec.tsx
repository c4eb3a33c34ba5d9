import { specOfLocale } from './spec.ts';

specOfLocale('de');
