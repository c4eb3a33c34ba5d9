import { expect, test } from 'vitest';
import { itemValuesOf } from '#domain/item/edited.ts';
import { Item } from '#domain/shop/item.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { editValues, ItemEditView } from './ItemEditView.tsx';

const draft = { read: () => null, write: () => undefined, forget: () => undefined, onFollowed: () => () => undefined };

async function shown(answer: object) {
  const item = Item.parse(workWith(answer));
  const values = itemValuesOf(item);
  const { markup } = await rendered(
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
    >
      {null}
    </ItemEditView>,
  );
  return markup;
}

test.each([
  [true, 'Werk veröffentlichen'],
  [false, 'Speichern'],
])('the button of a draft that may be bought (%s) says “%s”', async (allowToBuy, label) => {
  const button = (await shown({ name: 'Welle', allowToBuy, defaultVariant: null, variants: [] })).match(
    /<button[^>]*type="submit".*$/s,
  );
  expect(button?.[0]).toContain(label);
});
