import type { Page } from 'playwright/test';
import { preparationMachine } from '#machines/preparation/machine.ts';
import type { Seller } from '#machines/preparation/ports.ts';
import { selectScreen } from '#machines/preparation/selectors.ts';
import { picture, subject } from '#machines/preparation/testing/cases.ts';
import { type Path, succeeds } from '#machines/testing/paths.ts';
import type { PersonaKey } from '#sandbox/personas.ts';
import { png } from '../support/creating.ts';
import { locate } from '../support/onPage.ts';
import { tick } from '../support/screens/OrderScreen.ts';
import { leave, publishes, seen, ways } from '../support/seen/preparation.ts';
import { kindOf, meets } from './support/faults.ts';
import { walkInBrowser } from './support/walk.ts';

const choose = (page: Page) =>
  page.locator('main input[type=file]').setInputFiles({ name: picture.name, mimeType: 'image/png', buffer: png });

const confirm = async (page: Page) => {
  const boxes = page.getByRole('main').getByRole('checkbox');
  for (const box of await boxes.all()) await tick(box);
};

const refused = (code: string) => ({
  kind: 'status' as const,
  status: 422,
  body: { violations: [{ propertyPath: '', message: 'Abgelehnt.', code }] },
});

type Obstacle = Seller['obstacle'];
/** Personas by the obstacle that keeps them from selling. */
const heldBack: Record<NonNullable<Obstacle>, PersonaKey> = {
  unidentified: 'stepIdentity',
  rejected: 'stepIdentity',
  underReview: 'pendingIdentity',
  banned: 'banned',
};

/** True if the seller's obstacle never changes and no step is requested from itself. */
const isReal = ({ start, steps }: Path): boolean => {
  const answers = steps.flatMap(({ event: { output } }) => (output?.obstacle === undefined ? [] : [output.obstacle]));
  const isSame = ({ event }: Path['steps'][number], index: number) =>
    event.type === 'screen.requested' &&
    selectScreen((steps[index - 1]?.position ?? start).snapshot as never) === event.screen;
  return new Set(answers).size <= 1 && !steps.some(isSame);
};

walkInBrowser(subject, preparationMachine, {
  seen,
  isReal,
  leftOut: [
    {
      event: { type: 'file.moved', fileName: picture.fileName },
      because: 'the one file of the walk is the first: tests/stories/create.spec.ts moves the second',
    },
    {
      event: { type: 'mending.requested' },
      because: 'its links stand in the marketplace: tests/browser/support/marketWrites.ts takes them',
    },
    {
      event: succeeds('readOffer', { isOffered: true }, 'it has a price'),
      because: 'its code is not known to the walk: tests/stories/create.spec.ts loses the answer to the price',
    },
  ],
  audits: true,
  async open({ page, context, shop, ahead }) {
    const obstacle = ahead.map((outcome): Obstacle => outcome.output?.obstacle ?? null).find((each) => each !== null);
    await shop.loginAs(context, obstacle ? heldBack[obstacle] : 'julia');
    if (obstacle === 'rejected') await shop.changeCustomer(heldBack.rejected, { identification: 'rejected' });
    await page.goto('/preparation-process/prepare-collection');
  },

  acts: {
    async 'place.submitted'({ page }) {
      const main = page.getByRole('main');
      await main.getByLabel('Kategorie', { exact: true }).selectOption({ index: 1 });
      await locate(page, ways.place).click();
    },
    async 'words.submitted'({ page }) {
      await page.getByRole('main').getByLabel('Titel', { exact: true }).fill('Welle');
      await locate(page, ways.words).click();
    },
    async 'terms.submitted'({ page }) {
      await page.getByRole('main').getByLabel('Preis je Exemplar').fill('250');
      await locate(page, ways.terms).click();
    },
    // The shop cuts the upload, and the page is reloaded: choosing the file again resumes the upload.
    async 'file.begun'({ page, shop, problems }) {
      await meets(shop, problems, 'offline', 'POST', 'media-files/presign');
      await choose(page);
      await page.getByRole('button', { name: `Fortsetzen: ${picture.name}` }).waitFor();
      await shop.disarmFaults();
      page.once('dialog', (dialog) => dialog.accept());
      await page.reload();
    },
    async 'file.added'({ page }) {
      await choose(page);
      await page.getByRole('button', { name: `Entfernen: ${picture.name}` }).waitFor();
    },
    async 'publication.requested'({ page, snapshot }) {
      if (!snapshot.matches({ publishing: 'unanswered' })) {
        await confirm(page);
        return locate(page, publishes).click();
      }
      await page.getByRole('main').getByRole('button', { name: 'Noch einmal versuchen' }).click();
    },
    async 'screen.requested'({ page, event }) {
      await page.getByRole('list', { name: 'Schritte zu Ihrem Werk' }).locator(`a[href="/${event?.screen}"]`).click();
    },
    async 'leave.requested'({ page }) {
      await page.getByRole('banner').getByRole('button', { name: leave.name.de }).click();
    },
  },

  outcomes: {
    async 'readSeller fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'customers/*');
    },
    async 'createItem fails'({ event, shop, problems }) {
      const kind = kindOf(event);
      if (kind === 'offline') return meets(shop, problems, kind, 'POST', 'products');
      problems.expect(/^422 POST .*\/products$/);
      const code = kind === 'identityRequired' ? 'IDENTITY_REQUIRED' : 'OTHER';
      await shop.armFault({ method: 'POST', path: 'products', ...refused(code) });
    },
    async 'readOffer fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'POST', 'graphql/Product');
    },
    async 'offerItem fails'({ event, shop, problems }) {
      const kind = kindOf(event);
      if (kind === 'offline') return meets(shop, problems, kind, 'PATCH', 'product-variants');
      problems.expect(/^422 PATCH .*\/product-variants$/);
      await shop.armFault({ method: 'PATCH', path: 'product-variants', ...refused('OTHER') });
    },
  },
});
