import { expect, test } from 'vitest';
import { bugsIn } from './bugs.ts';

const SOURCE = `
export function View({ price, total, isOpen }) {
  if (isOpen && total > 0) forget(total);
  const words = isOpen ? { price: t\`Preis\`, total: t\`Gesamt\` } : {};
  return <Row key={price} value={euros(price)} sum={euros(total)} />;
}
start();
`;

test('a view is given each bug that haste makes, one at a time', () => {
  expect(bugsIn('View.tsx', SOURCE).map(({ line, kind, said }) => `${line} ${kind}: ${said}`)).toMatchInlineSnapshot(`
    [
      "3 turn a condition: isOpen && total > 0 → !(isOpen && total > 0)",
      "3 drop a condition: isOpen && total > 0 → isOpen",
      "3 drop a condition: isOpen && total > 0 → total > 0",
      "3 shift: > → >=",
      "3 drop a statement: forget(total); → nothing",
      "4 turn a condition: { price: t\`Preis\`, total: t\`Gesamt\` } → {}; {} → { price: t\`Preis\`, total: t\`Gesamt\` }",
      "4 swap: t\`Preis\` → t\`Gesamt\`; t\`Gesamt\` → t\`Preis\`",
      "4 swap: t\`Preis\` → t\`Gesamt\`; t\`Gesamt\` → t\`Preis\`",
      "5 swap: {price} → {euros(price)}; {euros(price)} → {price}",
      "5 swap: {euros(price)} → {euros(total)}; {euros(total)} → {euros(price)}",
      "5 drop a prop: value={euros(price)} → nothing",
      "5 drop a prop: sum={euros(total)} → nothing",
      "5 swap: price → total; total → price",
    ]
  `);
});

test('a bug changes one place, and keeps the top-level statements of a module', () => {
  const bugs = bugsIn('View.tsx', SOURCE);
  expect(bugs.filter(({ text }) => text === SOURCE)).toEqual([]);
  expect(bugs.filter(({ text }) => !text.includes('\nstart();\n'))).toEqual([]);
  const [dropped] = bugs.filter(({ kind }) => kind === 'drop a statement');
  expect(dropped?.text).toBe(SOURCE.replace('forget(total);', ''));
});
