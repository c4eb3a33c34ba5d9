import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { connectFlow, startFlow } from '#app/flow/startFlow.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { evidenceLimits } from '#domain/constants/limits.ts';
import type { CustomerDocument } from '#domain/shop/onboarding.ts';
import { Settings } from '#domain/shop/settings.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { selectEvidence } from '#machines/flows/documents/selectors.ts';
import { isBusy, selectBreach, selectPercent, selectStage } from '#machines/kit/upload/selectors.ts';
import { createFiles, documentsFlow, uploadFlow } from './flow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop';
const PDF = '%PDF-1.7 list';
const sha256 = createHash('sha256').update(PDF).digest('hex');
const now = new Date().toISOString();
const listed: CustomerDocument = {
  id: 7,
  type: 'ubo',
  purpose: 'shareholder_list',
  name: 'Liste.pdf',
  fileUuid: 'f',
  size: PDF.length,
  sha256,
  createdAt: now,
};

/** Stub of XMLHttpRequest that sends by the world's fetch and first reports half the progress, more than once. */
class Carried {
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  status = 0;
  statusText = '';
  responseType = '';
  response: unknown = null;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #asked: [string, string] = ['', ''];
  readonly #headers: Record<string, string> = {};
  open(method: string, address: string) {
    this.#asked = [method, address];
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  getAllResponseHeaders = () => 'content-type: application/json';
  abort = () => this.onabort?.();
  send(body: BodyInit) {
    for (const loaded of [500, 501, 509]) this.upload.onprogress?.({ loaded, total: 1_000 });
    const [method, address] = this.#asked;
    fetch(address, { method, headers: this.#headers, body }).then(
      async (answer) => {
        this.status = answer.status;
        this.response = await answer.blob();
        this.onload?.();
      },
      () => this.onerror?.(),
    );
  }
}

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  vi.stubGlobal('XMLHttpRequest', Carried);
  world.answers[`${at}/ubo-users`] = [{ id: 1, type: 'natural', roles: [10, 70] }];
  world.answers[`GET ${at}/customer-documents`] = [];
  world.answers[`POST ${at}/customer-documents`] = listed;
});

async function begin() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const invalidated = vi.spyOn(app.resources, 'invalidate').mockImplementation(() => undefined);
  return { app, invalidated };
}

describe('the evidence without a page', () => {
  test('is read with its requirements; an upload is reported at once', async () => {
    const { app, invalidated } = await begin();
    const onEnd = vi.fn();
    const { actor, stop } = startFlow(documentsFlow(app, onEnd));
    await waitFor(actor, (snapshot) => snapshot.matches('listing'));
    expect(selectEvidence(actor.getSnapshot())).toMatchObject({
      documents: [],
      today: dateAt(Date.parse(now), SHOP_ZONE),
    });
    expect(selectEvidence(actor.getSnapshot())?.required).toHaveLength(4);
    actor.send({ type: 'document.added', document: listed });
    expect(invalidated.mock.calls).toEqual([['evidence']]);
    stop();
    expect(invalidated).toHaveBeenCalledOnce();
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('is required of each of the company’s representatives', async () => {
    world.answers[`${at}/ubo-users`] = [
      { id: 1, type: 'natural', roles: [10] },
      { id: 2, type: 'natural', roles: [70] },
    ];
    const { app } = await begin();
    const { actor, stop } = startFlow(documentsFlow(app, vi.fn()));
    stopAfterTest(stop);
    await waitFor(actor, (snapshot) => snapshot.matches('listing'));
    expect(selectEvidence(actor.getSnapshot())?.required).toContain('proof_of_power_of_attorney');
  });

  test('is removed at the shop, which is reported at once; a mere look reports nothing', async () => {
    world.answers[`GET ${at}/customer-documents`] = [listed];
    world.answers[`DELETE ${at}/customer-documents/${listed.id}`] = {};
    const { app, invalidated } = await begin();
    const looked = startFlow(documentsFlow(app, vi.fn()));
    await waitFor(looked.actor, (snapshot) => snapshot.matches('listing'));
    looked.stop();
    expect(invalidated).not.toHaveBeenCalled();
    const { actor, stop } = startFlow(documentsFlow(app, vi.fn()));
    await waitFor(actor, (snapshot) => snapshot.matches('listing'));
    actor.send({ type: 'removal.requested', id: listed.id });
    actor.send({ type: 'removal.confirmed' });
    await waitFor(actor, (snapshot) => snapshot.matches('listing'));
    expect(selectEvidence(actor.getSnapshot())?.documents).toEqual([]);
    expect(world.calls).toContain(`DELETE ${at}/customer-documents/${listed.id}`);
    expect(invalidated.mock.calls).toEqual([['evidence']]);
    stop();
  });

  test('reports changes when it is complete', async () => {
    world.answers[`GET ${at}/customer-documents`] = (
      ['commercial_register_excerpt', 'shareholder_agreement', 'transparency_register_excerpt'] as const
    ).map((purpose, id) => ({ ...listed, id, purpose }));
    const { app, invalidated } = await begin();
    const onEnd = vi.fn();
    const { actor, stop } = startFlow(documentsFlow(app, onEnd));
    await waitFor(actor, (snapshot) => snapshot.matches('listing'));
    actor.send({ type: 'document.added', document: listed });
    actor.send({ type: 'step.accepted' });
    expect(onEnd.mock.calls).toEqual([['evidence']]);
    stop();
    expect(invalidated).toHaveBeenCalledOnce();
  });
});

describe('a file without a page', () => {
  async function choose(content: string, present: CustomerDocument[] = []) {
    const { app } = await begin();
    const files = createFiles();
    const uploaded: CustomerDocument[] = [];
    const flow = uploadFlow(
      app,
      'shareholder_list',
      files,
      () => present,
      (document) => uploaded.push(document),
    );
    const { actor, stop } = startFlow(flow);
    stopAfterTest(stop);
    const percents: number[] = [];
    actor.subscribe((snapshot) => percents.push(selectPercent(snapshot)));
    actor.send({ type: 'file.chosen', file: files.add(new File([content], 'Liste.pdf')) });
    const settled = () => waitFor(actor, (snapshot) => !isBusy(snapshot));
    await settled();
    return { actor, uploaded, percents, settled };
  }
  const posts = () => world.calls.filter((call) => call === `POST ${at}/customer-documents`).length;

  test('is checked, sent, and reported', async () => {
    const { actor, uploaded, percents } = await choose(PDF);
    expect([actor.getSnapshot().value, uploaded, posts()]).toEqual(['done', [listed], 1]);
    // Reported once, although the browser reports the same percentage repeatedly.
    expect(percents.filter((percent) => percent === 50)).toHaveLength(1);
  });

  test('that is no PDF, or exists already, is not sent', async () => {
    const wrong = await choose('PK');
    expect(selectBreach(wrong.actor.getSnapshot())).toBe('notPdf');
    const known = await choose(PDF, [listed]);
    expect(selectBreach(known.actor.getSnapshot())).toBe('alreadyThere');
    expect(posts()).toBe(0);
  });

  test('that the shop refuses gives its reason', async () => {
    delete world.answers[`POST ${at}/customer-documents`];
    world.status = 413;
    const { actor } = await choose(PDF);
    expect([actor.getSnapshot().value, selectBreach(actor.getSnapshot())]).toEqual(['refused', 'tooLarge']);
  });

  test('that is too large is not read', async () => {
    const { app } = await begin();
    const files = createFiles();
    const file = new File([PDF], 'Liste.pdf');
    Object.defineProperty(file, 'size', { value: evidenceLimits.bytes + 1 });
    const read = vi.spyOn(file, 'arrayBuffer');
    const { actor, stop } = startFlow(uploadFlow(app, 'shareholder_list', files, () => [], vi.fn()));
    stopAfterTest(stop);
    actor.send({ type: 'file.chosen', file: files.add(file) });
    await waitFor(actor, (snapshot) => !isBusy(snapshot));
    expect(selectBreach(actor.getSnapshot())).toBe('tooLarge');
    expect(read).not.toHaveBeenCalled();
  });

  test('that arrives after the page was left reports nothing', async () => {
    const { app } = await begin();
    const files = createFiles();
    const uploaded = vi.fn();
    const flow = uploadFlow(app, 'shareholder_list', files, () => [], uploaded);
    const actor = createActor(flow.machine, { input: flow.input }).start();
    stopAfterTest(() => actor.stop());
    connectFlow(actor, flow)();
    actor.send({ type: 'file.chosen', file: files.add(new File([PDF], 'Liste.pdf')) });
    await waitFor(actor, (snapshot) => !isBusy(snapshot));
    expect(actor.getSnapshot().value).toBe('done');
    expect(uploaded).not.toHaveBeenCalled();
  });

  test('that is being sent when the page is left may arrive: the evidence is reloaded, once', async () => {
    const { app, invalidated } = await begin();
    const files = createFiles();
    const flow = uploadFlow(
      app,
      'shareholder_list',
      files,
      () => [],
      () => undefined,
    );
    const { actor, stop } = startFlow(flow);
    actor.send({ type: 'file.chosen', file: files.add(new File([PDF], 'Liste.pdf')) });
    await waitFor(actor, (snapshot) => snapshot.matches('sending'));
    stop();
    expect(invalidated.mock.calls).toEqual([['evidence']]);
    invalidated.mockClear();
    startFlow(flow).stop();
    expect(invalidated).not.toHaveBeenCalled();
  });

  test('whose answer was lost is found by its digest, and not sent again', async () => {
    delete world.answers[`POST ${at}/customer-documents`];
    const { actor, uploaded, settled } = await choose(PDF);
    expect(selectStage(actor.getSnapshot())).toBe('failed');
    world.answers[`GET ${at}/customer-documents`] = [{ ...listed, id: 3, sha256: 'other' }, listed];
    actor.send({ type: 'upload.resumed' });
    await settled();
    expect([actor.getSnapshot().value, uploaded, posts()]).toEqual(['done', [listed], 1]);
  });
});

test('that is no longer in memory cannot be sent', () => {
  const files = createFiles();
  const first = files.add(new File(['a'], 'a.pdf'));
  const second = files.add(new File(['bc'], 'b.pdf'));
  expect([first, second, files.get(second).name]).toEqual([
    { key: 1, name: 'a.pdf', size: 1 },
    { key: 2, name: 'b.pdf', size: 2 },
    'b.pdf',
  ]);
  expect(() => files.get(first)).toThrow('not held');
});

test('whose day of issue was corrected after a lost answer is looked up first, then sent with the new day', async () => {
  const { app } = await begin();
  const files = createFiles();
  const flow = uploadFlow(
    app,
    'commercial_register_excerpt',
    files,
    () => [],
    () => undefined,
  );
  const { actor, stop } = startFlow(flow);
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !isBusy(snapshot));
  delete world.answers[`POST ${at}/customer-documents`];
  const file = files.add(new File([PDF], 'a.pdf'), '2026-11-01');
  actor.send({ type: 'file.chosen', file });
  await settled();
  files.setIssued(file, '2026-11-02');
  world.answers[`GET ${at}/customer-documents`] = [];
  actor.send({ type: 'upload.resumed' });
  await settled();
  expect(world.calls.slice(-3)).toEqual(['POST', 'GET', 'POST'].map((method) => `${method} ${at}/customer-documents`));
  expect(files.nameOf(file)).toBe('(ausgestellt am 2026-11-02) a.pdf');
});
