import { expect, test, vi } from 'vitest';
import { historyOf } from '#app/testing/history.ts';
import { QuestionPlace } from './questionPlace.ts';

const PATH = '/self-disclosure/adequacy';

/** Starts a place whose questions become history entries, as `useScreenUrl` makes them. */
function begin(history = historyOf('/before', PATH)) {
  const place = new QuestionPlace(history);
  const urls = place.urls(PATH);
  const changed = vi.fn();
  place.listen(changed);
  const go = (code: string) => {
    place.go(code);
    history.push(PATH, { screen: urls.screenOf(place) ?? undefined });
  };
  const end = history.subscribe(({ location }) => {
    const screen = urls.screenAt(location);
    if (screen !== null) urls.request(screen);
  });
  /** Reloads the page, with the history that the tab has. */
  const reload = () => {
    end();
    return begin(history);
  };
  return { history, place, urls, go, changed, reload };
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

test('the page’s Back button uses the browser’s history, or leads to the question before without one', () => {
  const { history, place, go } = begin();
  go('losses');
  place.back('first question');
  expect([place.read(), history.length]).toEqual([null, 3]);
  place.back('first question');
  expect([place.read(), history.location.pathname]).toEqual(['first question', PATH]);
});

test('sent answers leave no question in the history, and the question stays until then', () => {
  const { history, place, go } = begin();
  place.leave();
  expect(history.location.pathname).toBe(PATH);
  go('losses');
  go('rights');
  place.leave();
  expect([place.read(), history.location.state.screen]).toEqual(['rights', undefined]);
  history.back();
  expect(history.location.pathname).toBe('/before');
  // After a refusal, navigation to a question works as before.
  place.go('losses');
  expect(place.read()).toBe('losses');
});

test('the questions restart at the first, from any question and after the answers were sent', () => {
  const { history, place, urls, go } = begin();
  go('losses');
  go('rights');
  place.restart();
  expect([place.read(), urls.screenOf(place), history.location.state.screen]).toEqual([null, 'first', undefined]);
  go('losses');
  place.leave();
  place.restart();
  expect([place.read(), history.location.pathname]).toEqual([null, PATH]);
  history.back();
  expect(history.location.pathname).toBe('/before');
});

test('a reload keeps the question, and the history before and after it', () => {
  const first = begin();
  first.go('losses');
  first.go('rights');
  const { history, place, urls, go, reload } = first.reload();
  expect([place.read(), urls.screenOf(place)]).toEqual(['rights', history.location.state.screen]);
  go('costs');
  place.back('rights');
  expect([place.read(), history.length]).toEqual(['rights', 5]);
  place.back('losses');
  expect(place.read()).toBe('losses');
  const again = reload();
  again.place.leave();
  expect([again.place.read(), history.location.pathname, history.location.state.screen]).toEqual([
    'losses',
    PATH,
    undefined,
  ]);
  history.back();
  expect(history.location.pathname).toBe('/before');
});

test('other pages have no question', () => {
  const { urls } = begin();
  expect(urls.screenAt({ pathname: '/account', search: '', state: {} as never })).toBeNull();
  expect([urls.screenOf(begin().place), urls.hrefOf('losses', begin().place)]).toEqual(['first', PATH]);
});
