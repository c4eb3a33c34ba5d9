import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
import { Settings } from '#domain/shop/settings.ts';
import { AppContext } from '../app.ts';
import { formDraft } from '../drafts/drafts.ts';
import { deleteDrafts } from '../drafts/forgetDrafts.ts';
import { createApp } from '../start/createApp.ts';
import { type Submission, type SubmissionOptions, useSubmission } from './useSubmission.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

type Options = SubmissionOptions<string, string>;

function Flow({ options, onRender }: { options: Options; onRender: (submission: Submission<string>) => void }) {
  onRender(useSubmission(options));
  return null;
}

async function flow(options: Options) {
  const app = createApp(Settings.parse({ brand: 'Parkett', partnerOrigins: [] }));
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  const renders: Submission<string>[] = [];
  await act(() =>
    root.render(
      <AppContext value={app}>
        <Flow options={options} onRender={(submission) => renders.push(submission)} />
      </AppContext>,
    ),
  );
  return {
    get now(): Submission<string> {
      const last = renders.at(-1);
      if (!last) throw new Error('The flow was not rendered.');
      return last;
    },
    get renders() {
      return renders.length;
    },
  };
}

test('twenty submits at once are one call', async () => {
  const answer = Promise.withResolvers<string>();
  const send = vi.fn(() => answer.promise);
  const form = await flow({ send });
  await act(async () => {
    for (let i = 0; i < 20; i++) form.now.onSubmit('all');
  });
  expect(send).toHaveBeenCalledTimes(1);
  expect(form.now.busy).toBe(true);
  await act(async () => {
    form.now.onSubmit('once more');
    answer.resolve('done');
  });
  expect(send).toHaveBeenCalledTimes(1);
  expect([form.now.busy, form.now.succeeded]).toEqual([false, true]);
});

test('a success deletes the draft, a failure does not', async () => {
  const draft = formDraft('bank', 'anna');
  draft.write({ holder: 'Anna' });
  expect(formDraft('bank', 'bernd').read()).toBeNull();
  let works = false;
  const onSucceeded = vi.fn();
  const send = async () => {
    if (!works) throw new FailureError({ kind: 'offline' });
    return 'done';
  };
  const form = await flow({ send, draft, onSucceeded });
  await act(async () => form.now.onSubmit('x'));
  expect(form.now.failure).toEqual({ kind: 'offline' });
  expect(draft.read()).toEqual({ holder: 'Anna' });
  await act(async () => form.now.onEdited());
  expect(form.now.failure).toBeNull();
  works = true;
  await act(async () => form.now.onSubmit('x'));
  expect(onSucceeded.mock.calls).toEqual([['done']]);
  expect(draft.read()).toBeNull();
  draft.write({ holder: 'Anna' });
  deleteDrafts();
  expect(draft.read()).toBeNull();
});

test('violations are reported once for each refused submission, and an edit renders nothing', async () => {
  const violations = [
    { propertyPath: 'iban', message: 'Falsch.' },
    { propertyPath: 'holder', message: 'Unbekannt.' },
  ];
  const form = await flow({ send: () => Promise.reject(new FailureError({ kind: 'violations', violations })) });
  await act(async () => form.now.onSubmit('x'));
  expect(form.now).toMatchObject({ failure: null, violations, busy: false, succeeded: false });
  const said = form.now.violations;
  const { renders } = form;
  await act(async () => {
    form.now.onEdited();
    form.now.onEdited();
  });
  expect(form.renders).toBe(renders);
  expect(form.now.violations).toBe(said);
});
