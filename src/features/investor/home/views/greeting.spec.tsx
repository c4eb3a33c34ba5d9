import { expect, test } from 'vitest';
import { Customer } from '#domain/shop/customer.ts';
import { anna } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { greetingAt, useGreetings } from './greeting.ts';

function Greeting({ customer, hour }: { customer: Customer; hour: number }) {
  return greetingAt(hour, useGreetings(customer));
}

const lindner = Customer.parse({ ...anna, salutation: 'MS', title: 'Dr.', firstName: 'Eva', lastName: 'Lindner' });

test.each([
  ['a person with a title', lindner, 'Guten Morgen, Frau Dr. Lindner', 'Good morning, Dr. Lindner'],
  ['a person without a title', { ...lindner, title: null }, 'Guten Morgen, Frau Lindner', 'Good morning, Ms Lindner'],
  [
    'a person without a salutation',
    { ...lindner, salutation: null },
    'Guten Morgen, Eva Lindner',
    'Good morning, Eva Lindner',
  ],
])('%s is greeted as the language has it', async (_, customer, german, english) => {
  expect((await rendered(<Greeting customer={customer} hour={8} />)).text).toBe(german);
  expect((await rendered(<Greeting customer={customer} hour={8} />, 'en')).text).toBe(english);
});

test('English says hello from the late morning on', async () => {
  expect((await rendered(<Greeting customer={lindner} hour={11} />, 'en')).text).toBe('Hello, Dr. Lindner');
});
