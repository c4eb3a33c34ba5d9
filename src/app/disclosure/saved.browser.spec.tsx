import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { deleteDrafts } from '../drafts/forgetDrafts.ts';
import { disclosureDraft, useIsKept } from './saved.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());
afterEach(() => deleteDrafts());

function Frame({ onRender }: { onRender: (isKept: boolean) => void }) {
  onRender(useIsKept());
  return null;
}

/** Values of `useIsKept`, render by render. */
async function frame(): Promise<boolean[]> {
  const said: boolean[] = [];
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(() => root.render(<Frame onRender={(isKept) => said.push(isKept)} />));
  return said;
}

const begunWith = { city: 'Leipzig' };
const draft = () => disclosureDraft('personal', 'anna', begunWith);

test('the note about a draft shows from the first change until it is sent', async () => {
  const said = await frame();
  await act(async () => draft().write({ city: 'Hall' }));
  await act(async () => draft().write({ city: 'Halle' }));
  await act(async () => draft().forget());
  expect(said).toEqual([false, true, false]);
});

test('the note shows at once after a reload, and disappears when every value is as before', async () => {
  draft().write({ city: 'Halle' });
  const said = await frame();
  expect(said).toEqual([true]);
  expect(draft().read()).toEqual({ city: 'Halle' });
  await act(async () => draft().write(begunWith));
  expect(said).toEqual([true, false]);
});

test('the note never shows if the device has no room', async () => {
  const said = await frame();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => full.mockRestore());
  await act(async () => draft().write({ city: 'Halle' }));
  expect(said).toEqual([false]);
});
