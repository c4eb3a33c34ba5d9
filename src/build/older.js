/**
 * Adds functions that the app or its libraries call and a supported browser lacks. `show.js` loads it before the app, in
 * such a browser only, so that it costs others nothing.
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
 * Native popovers: `[data-open]` stands for `:popover-open` (menu.module.css), `data-no-popover` of the page for their
 * lack (shell.module.css). Its button toggles one, Escape and a press
 * outside close it, and the next one that opens does.
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
    // The first that is shown: phones have the button of the tab bar instead of the header's.
    if (hadFocus) [...buttonsOf(popover)].find((button) => button.offsetParent)?.focus();
  });
}
