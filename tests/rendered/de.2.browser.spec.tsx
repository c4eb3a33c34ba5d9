import { specOfLocale } from './spec.ts';

specOfLocale('de', (name) => name >= 'p');
