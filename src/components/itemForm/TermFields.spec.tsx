import { expect, test } from 'vitest';
import { useForm } from '#components/form/useForm.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { TermFields, termRules, termValues } from './TermFields.tsx';

function Terms({ left, price = 0 }: { left: number | null; price?: number }) {
  const terms = price > 0 ? { price, copies: 1, royalties: 10, whitelisting: false } : null;
  const { fields } = useForm({ initial: termValues(terms, ','), rules: termRules({ left }) });
  return <TermFields of={fields} left={left} />;
}

test('asks for a share of resales and says that there are none yet', async () => {
  const { text } = await rendered(<Terms left={null} />);
  expect(text).toContain('Beteiligung an Weiterverkäufen');
  expect(text).toContain('Weiterverkäufe bieten wir hier noch nicht an.');
  expect((await rendered(<Terms left={null} />, 'en')).text).toContain('resales');
});

test('after the first sale copies can only become fewer, and the share of resales is fixed', async () => {
  const { text, markup } = await rendered(<Terms left={3} />);
  expect(text).toContain('Seit dem ersten Verkauf können Sie die Zahl der Exemplare nur noch verringern.');
  expect(text).toContain('Seit dem ersten Verkauf steht die Beteiligung fest.');
  expect(markup).toMatch(/<input[^>]*readonly/i);
});

test('the maker reads who can buy a restricted work, and how a wallet is whitelisted', async () => {
  expect((await rendered(<Terms left={null} />)).text).toContain(
    'Bitte schreiben Sie uns, welche Wallets wir freigeben sollen.',
  );
});

test('a fee that rounds to nothing is said in words', async () => {
  const fee = async (price: number) => (await rendered(<Terms left={null} price={price} />)).text;
  expect(await fee(100)).toContain('liegt unter einem halben Cent');
  expect(await fee(100)).not.toContain('0 €');
  expect(await fee(50_00)).toMatch(/Gebühr \(0,05\s€\)/);
});
