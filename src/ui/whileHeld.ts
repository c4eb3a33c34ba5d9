/** Milliseconds until a held button repeats, and between two repeats: as browsers do in their number fields. */
const pause = 400;
const beat = 75;

/**
 * Repeats an action while a pointer that was just pressed is held.
 * @param target receives the end of the press; use the window, since a button that is disabled meanwhile receives no
 * events.
 * @param repeat returns false to end the repetition.
 */
export function whileHeld(target: EventTarget, repeat: () => boolean): void {
  const ended = new AbortController();
  let timer = setTimeout(next, pause);
  function next() {
    if (repeat()) timer = setTimeout(next, beat);
    else ended.abort();
  }
  ended.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const end of ['pointerup', 'pointercancel', 'blur'])
    target.addEventListener(end, () => ended.abort(), { signal: ended.signal });
}
