import { expect, test } from 'vitest';
import { useForm } from '#components/form/useForm.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { TermFields, termRules, termValues } from './TermFields.tsx';

function Terms({ left }: { left: number | null }) {
  const { fields } = useForm({ initial: termValues(null, ','), rules: termRules({ left }) });
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
  expect(text).toContain('Seit dem ersten Verkauf können es nur weniger werden.');
  expect(text).toContain('Seit dem ersten Verkauf steht sie fest.');
  expect(markup).toMatch(/<input[^>]*readonly/i);
});

test('the maker reads who can buy a restricted work, and how a wallet is whitelisted', async () => {
  expect((await rendered(<Terms left={null} />)).text).toContain('Wen wir freigeben sollen, schreiben Sie uns bitte.');
});
