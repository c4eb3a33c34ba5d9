import { expect, test } from 'vitest';
import { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ExcerptsView } from './ExcerptsView.tsx';

const excerptOf = (id: number, createdAt: string) =>
  RegisterExcerpt.parse({
    id,
    statementKind: 'cron_job',
    productCode: 'WIND',
    productName: 'Windkraft',
    name: `${id}.pdf`,
    fileUuid: `F${id}`,
    createdAt,
  });
const excerpts = [excerptOf(2, '2020-12-31T22:00:00Z'), excerptOf(1, '2019-12-31T22:00:00Z')];
const nothing = () => undefined;
const whole = { data: excerpts, loading: false, failure: null, onRetry: nothing };
const onTheWay = { ...whole, data: null, loading: true };
const list = { read: whole, part: excerpts, asked: {}, limit: 50, onShow: nothing, saving: null, onSave: nothing };

async function shown(props: Partial<Parameters<typeof ExcerptsView>[0]>) {
  const { markup, text } = await rendered(<ExcerptsView {...list} {...props} />);
  return { markup, papers: markup.match(/als PDF speichern/g)?.length ?? 0, text };
}

test('documents are filtered by year, and counted to the last page', async () => {
  const all = await shown({ limit: 1 });
  expect([all.papers, all.text.includes('1 von 2')]).toEqual([1, true]);
  const chosen = await shown({ asked: { year: '2019' } });
  expect([chosen.papers, chosen.text.includes('1 von 1')]).toEqual([1, true]);
});

test('the latest documents are shown while the others load, and the filters are disabled until then', async () => {
  const { papers, text, markup } = await shown({ read: onTheWay });
  expect([papers, markup.match(/<select[^>]* disabled/g)?.length]).toEqual([2, 2]);
  expect(text).toContain('Weitere Einträge werden geladen');
  const chosen = await shown({ read: onTheWay, asked: { year: '2019' } });
  expect([chosen.papers, chosen.markup.includes('aria-busy="true"')]).toEqual([0, true]);
  // The filter from the URL is selected from the first render.
  for (const part of [excerpts, null]) {
    const { markup: early } = await shown({ read: onTheWay, part, asked: { year: '2019' } });
    expect(early.match(/<option[^>]* selected="">[^<]+/g)?.[0]).toMatch(/2019$/);
    expect(early.match(/<select[^>]* disabled/g)).toHaveLength(2);
  }
});

test('a failed load is reported beside the loaded documents', async () => {
  const read = { ...onTheWay, loading: false, failure: { kind: 'offline' } as const };
  const some = await shown({ read });
  expect([some.papers, some.text.includes('Weitere Einträge konnten nicht geladen werden.')]).toEqual([2, true]);
  expect((await shown({ read, part: null })).text).toContain('Ihre Registerauszüge konnten nicht geladen werden.');
  // The filter from the URL stays selected above the error.
  const chosen = await shown({ read, asked: { year: '2019' } });
  expect(chosen.text).toContain('Ihre Registerauszüge konnten nicht geladen werden.');
  expect(chosen.markup.match(/<option[^>]* selected="">[^<]+/g)?.[0]).toMatch(/2019$/);
});

test('an investor without documents reads when the first one comes', async () => {
  const { text } = await shown({ read: { ...whole, data: [] }, part: null });
  expect(text).toContain('Sobald ein Wertpapier für Sie eingetragen ist');
});

test('two documents of one day and security are distinguished by their time at the shop', async () => {
  const others = [excerptOf(4, '2021-06-01T12:03:27Z'), excerptOf(3, '2021-06-01T12:03:02Z')];
  const { text, markup } = await shown({ read: { ...whole, data: [...others, ...excerpts] } });
  for (const time of ['01.06.2021, 14:03:27', '01.06.2021, 14:03:02']) {
    expect(text).toContain(time);
    expect(markup).toContain(`Windkraft vom ${time} als PDF speichern`);
  }
  expect(text).not.toContain('31.12.2020,');
});
