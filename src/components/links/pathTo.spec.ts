import { describe, expect, it } from 'vitest';
import { pathTo } from './pathTo.ts';

describe('pathTo', () => {
  it.each([
    [pathTo('/'), '/'],
    [pathTo('/account/orders'), '/account/orders'],
    [pathTo('/order-details/$uuid', { uuid: 'a b/c?d#e%' }), '/order-details/a%20b%2Fc%3Fd%23e%25'],
    [pathTo('/orders/$uuid/finish', { uuid: 'tok' }), '/orders/tok/finish'],
    [pathTo('/sign-up/{-$referralCode}'), '/sign-up'],
    [pathTo('/sign-up/{-$referralCode}', { referralCode: 'ÄB' }), '/sign-up/%C3%84B'],
    [pathTo('/search', undefined, { phrase: 'Wind & Meer' }), '/search?phrase=Wind+%26+Meer'],
    [pathTo('/search', undefined, { phrase: '' }), '/search'],
    [pathTo('/search', undefined, { phrase: undefined }), '/search'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });
});
