import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { QuestionPlace } from './questionPlace.ts';

const PATH = '/self-disclosure/adequacy';

/** A place whose questions become entries of the history, as `useScreenUrl` makes them. */
function begin() {
  const history = createMemoryHistory({ initialEntries: ['/before', PATH] });
  const place = new QuestionPlace(history);
  const urls = place.urls(PATH);
  const changed = vi.fn();
  place.listen(changed);
  const go = (code: string) => {
    place.go(code);
    history.push(PATH, { screen: code });
  };
  history.subscribe(({ location }) => {
    const screen = urls.screenAt(location);
    if (screen !== null) urls.request(screen);
  });
  return { history, place, urls, go, changed };
}

test('the browser goes back by question, and out of the page from the first', () => {
  const { history, place, go, changed } = begin();
  expect(place.read()).toBeNull();
  go('losses');
  go('rights');
  go('rights');
  expect([place.read(), changed.mock.calls.length]).toEqual(['rights', 2]);
  history.back();
  history.back();
  expect(place.read()).toBe('losses');
  history.back();
  expect([place.read(), history.location.pathname]).toEqual([null, PATH]);
  history.back();
  expect(history.location.pathname).toBe('/before');
});

test('the page’s own way back is the browser’s, or leads to the question before where nothing was gone to', () => {
  const { history, place, go } = begin();
  go('losses');
  place.back('first question');
  expect([place.read(), history.length]).toEqual([null, 3]);
  place.back('first question');
  expect([place.read(), history.location.pathname]).toEqual(['first question', PATH]);
});

test('answers that are sent leave no question to go back to, and the question stays until then', () => {
  const { history, place, go } = begin();
  place.leave();
  expect(history.location.pathname).toBe(PATH);
  go('losses');
  go('rights');
  place.leave();
  expect([place.read(), history.location.state.screen]).toEqual(['rights', undefined]);
  history.back();
  expect(history.location.pathname).toBe('/before');
  // What was refused is gone to as before.
  place.go('losses');
  expect(place.read()).toBe('losses');
});

test('other pages ask for no question', () => {
  const { urls } = begin();
  expect(urls.screenAt({ pathname: '/account', search: '', state: {} as never })).toBeNull();
  expect([urls.screenOf(begin().place), urls.hrefOf('losses', begin().place)]).toEqual(['first', PATH]);
});
