import { describe, expect, it } from 'vitest';
import { citedIn, isStateOf, requirementsIn, requirementsOf, screensNamedIn } from './evidence.ts';

it('requirements are read with the heading of their section', () => {
  const found = requirementsIn(
    '# Title\n\n- A point.\n\n## 1. Purpose\n\n- **1.1** One.\n- **1.2** Two.\n\n## 2. Screens\n- **2.1** Three.',
  );
  expect(found).toEqual([
    { number: '1.1', text: 'One.', section: '1. Purpose' },
    { number: '1.2', text: 'Two.', section: '1. Purpose' },
    { number: '2.1', text: 'Three.', section: '2. Screens' },
  ]);
});

describe('citations', () => {
  it.each([
    ['Requirement 4.12: only approved.', ['4.12'], []],
    ['By requirements 1.1, 1.3 and 2.4.', ['1.1', '1.3', '2.4'], []],
    ['See requirements 5.9 to 5.11 and 6.1.', ['5.9', '5.10', '5.11', '6.1'], []],
    ['See requirements sections 3 to 4.', [], ['3', '4']],
    ['Texts of requirements section 3; RFC 4648 section 5.', [], ['3']],
  ])('of “%s” are each number', (text, requirements, sections) => {
    expect(citedIn(text)).toEqual({ requirements, sections });
  });

  it('of a state are those of the requirements alone', () => {
    expect(requirementsOf({ meta: { requirement: '4.12, WCAG 2.2.1, 17.2' } })).toEqual(['4.12', '17.2']);
    expect(requirementsOf({ meta: {} })).toEqual([]);
  });
});

describe('screens', () => {
  it.each([
    ['`/orders/{uuid}/finish` thanks', 'orders/finish'],
    ['`/sign-up/{referralCode?}` registers', 'sign-up'],
    ['steps `/self-disclosure/personal`, `company`', 'self-disclosure/company'],
    ['`/order-process/addresses`, `/payment-methods`', 'order-process/payment-methods'],
  ])('of “%s” are those at its paths', (text, screen) => {
    expect(screensNamedIn({ number: '2.1', text })).toContain(screen);
  });

  it('are named by section 2 alone', () => {
    expect(screensNamedIn({ number: '3.1', text: '`/login`' })).toEqual([]);
  });
});

it('a state belongs to the requirements that it cites, and to those that name its screen', () => {
  const requirement = { number: '2.6', text: '`/login` takes the password', section: '2. Screens' };
  expect(isStateOf(requirement, { meta: { requirement: '2.6' } })).toBe(true);
  expect(isStateOf(requirement, { meta: { screen: 'login' } })).toBe(true);
  expect(isStateOf(requirement, { meta: { requirement: '2.60', screen: 'login/2fa' } })).toBe(false);
});
