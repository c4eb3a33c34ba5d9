import { expect, test } from 'vitest';
import { itemValuesOf } from '#domain/item/edited.ts';
import { Item } from '#domain/shop/item.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { editValues, ItemEditView, type ItemEditViewProps } from './ItemEditView.tsx';

const draft = { read: () => null, write: () => undefined, forget: () => undefined, onFollowed: () => () => undefined };

async function shown(answer: object, props: Partial<ItemEditViewProps> = {}) {
  const item = Item.parse(workWith(answer));
  const values = itemValuesOf(item);
  const { markup, text } = await rendered(
    <ItemEditView
      item={item}
      now={values}
      isSold={false}
      categories={[]}
      initial={editValues(values, [], ',')}
      files={[]}
      areUnderWay={false}
      onRemove={() => undefined}
      onMove={() => undefined}
      onSubmit={() => undefined}
      busy={false}
      saved={false}
      failure={null}
      violations={[]}
      outdated={null}
      elsewhere={null}
      draft={draft}
      onEdited={() => undefined}
      {...props}
    >
      {null}
    </ItemEditView>,
  );
  return { markup, text };
}

test.each([
  [true, 'Werk veröffentlichen'],
  [false, 'Speichern'],
])('the button of a draft that may be bought (%s) says “%s”', async (allowToBuy, label) => {
  const { markup } = await shown({ name: 'Welle', allowToBuy, defaultVariant: null, variants: [] });
  const button = markup.match(/<button[^>]*type="submit".*$/s);
  expect(button?.[0]).toContain(label);
});

const TOO_LATE = 'Inzwischen wurde ein Exemplar verkauft.';
const CHANGED = 'Das hat sich inzwischen geändert:';

test.each<[isSold: boolean, outdated: string[], isTooLate: boolean, changed: string | null]>([
  [true, ['titleDe', 'files', 'copies'], true, 'Exemplare'],
  [true, ['royalties'], true, null],
  [true, ['copies'], false, 'Exemplare'],
  [false, ['titleDe'], false, 'Titel'],
])('a work that is sold (%s), refused for %o, names the sale (%s) and changes elsewhere of %s', async (...row) => {
  const [isSold, outdated, isTooLate, changed] = row;
  const { text } = await shown({ name: 'Welle' }, { isSold, outdated });
  expect(text.includes(TOO_LATE)).toBe(isTooLate);
  if (changed === null) expect(text).not.toContain(CHANGED);
  else expect(text).toContain(`${CHANGED} ${changed}`);
});
