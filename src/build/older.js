/**
 * Adds functions that the app or its libraries call and a supported browser lacks. `show.js` loads this file before the
 * app, and only in such browsers, so that it costs others nothing.
 */
const add = (owner, name, value) => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
};

add(Promise, 'withResolvers', () => {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
});
add(URL, 'canParse', (...given) => {
  try {
    return Boolean(new URL(...given));
  } catch {
    return false;
  }
});
add(Map, 'groupBy', (items, keyOf) => {
  const groups = new Map();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    if (groups.has(key)) groups.get(key).push(item);
    else groups.set(key, [item]);
  }
  return groups;
});
add(AbortSignal, 'any', (signals) => {
  const either = new AbortController();
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: either.signal });
  }
  return either.signal;
});
const changing = { toReversed: 'reverse', toSorted: 'sort', toSpliced: 'splice' };
for (const [name, change] of Object.entries(changing)) {
  add(Array.prototype, name, function (...given) {
    const copy = Array.from(this);
    copy[change](...given);
    return copy;
  });
}
add(Array.prototype, 'with', function (index, value) {
  const copy = Array.from(this);
  copy[index < 0 ? copy.length + index : index] = value;
  return copy;
});

add(String.prototype, 'toWellFormed', function () {
  return this.replace(/\p{Surrogate}/gu, '\uFFFD');
});

/**
 * Replaces native popovers: `[data-open]` takes the place of `:popover-open` (menu.module.css), and `data-no-popover`
 * on the root element marks browsers without them (shell.module.css). A popover's button toggles it; Escape, a press
 * outside and opening another popover close it.
 */
if (!('showPopover' in HTMLElement.prototype)) {
  document.documentElement.toggleAttribute('data-no-popover', true);
  const opened = () => document.querySelector('[popover][data-open]');
  const buttonsOf = ({ id }) => document.querySelectorAll(`[popovertarget="${id}"]`);
  const set = (popover, isOpen) => {
    const states = ['closed', 'open'];
    if (popover.hasAttribute('data-open') === isOpen) return;
    if (isOpen) opened()?.hidePopover();
    const [oldState, newState] = isOpen ? states : states.reverse();
    popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { oldState, newState }));
    popover.toggleAttribute('data-open', isOpen);
    for (const button of buttonsOf(popover)) button.setAttribute('aria-expanded', String(isOpen));
  };
  add(HTMLElement.prototype, 'showPopover', function () {
    set(this, true);
  });
  add(HTMLElement.prototype, 'hidePopover', function () {
    set(this, false);
  });
  document.addEventListener('click', ({ target }) => {
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const popover = id && document.getElementById(id);
    if (popover) set(popover, !popover.hasAttribute('data-open'));
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!target.closest('[popover], [popovertarget]')) opened()?.hidePopover();
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const popover = opened();
    if (key !== 'Escape' || defaultPrevented || !popover) return;
    const hadFocus = popover.contains(document.activeElement);
    popover.hidePopover();
    // Focuses the visible button: on phones that of the tab bar, not the header's.
    if (hadFocus) [...buttonsOf(popover)].find((button) => button.offsetParent)?.focus();
  });
}
