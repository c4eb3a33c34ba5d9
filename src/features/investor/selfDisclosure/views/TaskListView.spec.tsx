import { expect, test } from 'vitest';
import type { AccountType } from '#domain/shop/customer.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { TaskListView } from './TaskListView.tsx';

/** Returns the lines of the list of what a customer needs, before the first step. */
async function needsOf(accountType: AccountType): Promise<string[]> {
  const { markup } = await rendered(
    <TaskListView accountType={accountType} tasks={[]} pathOf={() => '/'} onwardHref="/" />,
  );
  const [, panel = ''] = markup.split('Das brauchen Sie');
  const [list = ''] = panel.split('Warum wir fragen');
  return [...list.matchAll(/<li.*?<\/li>/gs)].map(([line]) => line.replaceAll(/<[^>]+>/g, ''));
}

test('a company reads of all its documents, their age and their place before the first step', async () => {
  const rule = 'nicht älter als drei Monate';
  const needs = await needsOf('company');
  const papers = [
    ['Handelsregisterauszug', true, 'auf handelsregister.de'],
    ['Gesellschafterliste', false, 'auf handelsregister.de'],
    ['Gesellschaftsvertrag', false, 'in Ihren Unterlagen'],
    ['Auszug aus dem Transparenzregister', true, 'dort ein Konto, und die Freigabe kann einige Tage dauern'],
    [
      'Nachweis der Vollmacht',
      false,
      'nur nötig, wenn jemand für das Unternehmen handelt, ohne im Handelsregister als Vertretung eingetragen zu sein',
    ],
  ] as const;
  expect(needs).toHaveLength(2 + papers.length);
  expect(needs.slice(0, 2)).toEqual([
    expect.stringContaining('Personalausweis'),
    expect.stringContaining('Kontos des Unternehmens'),
  ]);
  for (const [index, [name, isRecent, place]] of papers.entries()) {
    const line = needs[2 + index] ?? '';
    expect([line.startsWith(name), line.includes(rule), line.includes(place)]).toEqual([true, isRecent, true]);
  }
});

test('a person reads of no document of a company', async () => {
  expect(await needsOf('personal')).toEqual([
    expect.stringContaining('Personalausweis'),
    expect.stringContaining('Kontos auf Ihren Namen'),
    expect.stringContaining('Kamera'),
  ]);
});
