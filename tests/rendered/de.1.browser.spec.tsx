import { specOfLocale } from './spec.ts';

// The German paths in two files, which run at the same time: each has half of the seconds.
specOfLocale('de', (name) => name < 'p');
