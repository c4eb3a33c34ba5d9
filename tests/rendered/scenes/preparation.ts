import type { PreparationSnapshot } from '#machines/flows/preparation/selectors.ts';
import { selectLeaving } from '#machines/flows/preparation/selectors.ts';
import { item, subject } from '#machines/flows/preparation/testing/cases.ts';
import type { PreparationEvent } from '#machines/flows/preparation/types.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { leave, publishes, seen, ways } from '../../support/seen/preparation.ts';
import type { Page } from '../page.ts';
import { elsewhere, type Scene, type Trigger } from '../scene.ts';

/** Returns a trigger that fills in what a form needs, and submits it. */
const filled =
  (texts: Readonly<Record<string, string>>, way: keyof typeof ways): Trigger['happen'] =>
  async (page: Page) => {
    for (const [name, text] of Object.entries(texts)) page.type(`main [name="${name}"]`, text);
    await page.settle();
    return page.press(page.find(ways[way]));
  };

const triggers: Partial<Record<PreparationEvent['type'], Trigger>> = {
  'place.submitted': {
    async happen(page) {
      page.type('main [name="collection"]', item.place.collection);
      page.type('main [name="category"]', 'pictures');
      await page.settle();
      page.type('main [name="below"]', item.place.category);
      await page.settle();
      return page.press(page.find(ways.place));
    },
  },
  'words.submitted': { happen: filled({ ...item.words }, 'words') },
  'terms.submitted': { happen: filled({ price: '250', copies: '3', royalties: '10' }, 'terms') },
  // The case's properties would need rows that the form adds, so `details` is free.
  'details.submitted': { happen: filled({}, 'details'), free: ['details'] },
  'publication.requested': {
    async happen(page) {
      const control = page.find(publishes);
      if (!control) return false;
      for (const name of ['terms', 'ownWork']) page.choose(`main input[name=${name}]:not(:checked)`);
      await page.settle();
      return page.press(control);
    },
  },
  // Only the marketplace has its links.
  'mending.requested': elsewhere,
  // Sent by the machines of files.
  'file.begun': elsewhere,
  'file.added': elsewhere,
  // The only file of the cases is the first.
  'file.moved': elsewhere,
  'files.submitted': {
    happen: (page) => page.press(page.find(ways.files)),
  },
  'screen.requested': {
    happen(page, { screen }) {
      if (selectScreen(page.snapshot as PreparationSnapshot) === screen) return false;
      history.pushState({ screen }, '', `/${screen}`);
    },
  },
  'leave.requested': { happen: (page) => page.press(page.find(leave)) },
};

export const scene: Scene = {
  subject,
  seen,
  hrefOf: () => '/preparation-process/prepare-collection',
  // The question belongs to a navigation in progress.
  opensIn: (snapshot: PreparationSnapshot) =>
    !snapshot.can({ type: 'leave.declined' }) || selectLeaving(snapshot) !== 'asks',
  triggers,
};
