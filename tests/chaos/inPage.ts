/**
 * Runs in each document before the app does, so it must not refer to anything outside of itself. It counts activity,
 * reads the page’s content and presses its controls. The page’s clock is paused, so nothing here may wait for a timer.
 */
export function inPage(): void {
  const id = Math.random().toString(36).slice(2);
  const pending = new Set<Promise<unknown>>();
  let activity = 0;
  const during = <T>(work: Promise<T>): Promise<T> => {
    activity += 1;
    const done = work.then(
      () => undefined,
      () => undefined,
    );
    pending.add(done);
    done.then(() => {
      pending.delete(done);
      activity += 1;
    });
    return work;
  };

  const ask = window.fetch.bind(window);
  window.fetch = (...args) => {
    const answer = ask(...args);
    // A request is pending until its body has arrived.
    during(answer.then((response) => response.clone().arrayBuffer()));
    return answer;
  };
  // Waiting for a lock does not count as activity, since its holder may be waiting for a timer.
  const { locks } = navigator;
  if (locks) {
    const { request } = locks;
    Reflect.set(locks, 'request', async (...args: unknown[]) => {
      activity += 1;
      try {
        return await Reflect.apply(request, locks, args);
      } finally {
        activity += 1;
      }
    });
  }
  // The app ignores unknown messages on its channels. A received message proves that all earlier messages have arrived
  // too.
  const channels = ['parkett', 'parkett.orders'].map((name) => {
    const channel = new BroadcastChannel(name);
    const heard: Record<string, number> = {};
    channel.addEventListener('message', ({ data }) => {
      if (typeof data?.chaos === 'string') heard[data.chaos] = data.count;
      else activity += 1;
    });
    return { channel, heard };
  });
  const heardOnAll = () =>
    Object.fromEntries(
      Object.keys(channels[0]?.heard ?? {}).map((tab) => [
        tab,
        Math.min(...channels.map(({ heard }) => heard[tab] ?? 0)),
      ]),
    );
  window.addEventListener('storage', () => {
    activity += 1;
  });
  new MutationObserver((changes) => {
    activity += changes.length;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const ticks = new MessageChannel();
  let ticked: (() => void) | null = null;
  ticks.port1.onmessage = () => ticked?.();
  const tick = () =>
    new Promise<void>((resolve) => {
      ticked = resolve;
      ticks.port2.postMessage(null);
    });

  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const place = () => document.querySelector('[role=alertdialog], [role=dialog]') ?? document.querySelector('main');
  const within = <E extends HTMLElement>(selector: string) =>
    [...(place()?.querySelectorAll<E>(selector) ?? [])].filter(isShown);
  const type = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
    field.focus();
    // React only notices a value that was set by the native setter, as by a keyboard.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
    field.blur();
  };
  const nameOf = (element: HTMLElement) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const label = isField ? element.labels?.[0]?.textContent : null;
    return words(element.getAttribute('aria-label') ?? label ?? element.textContent);
  };
  const buttons = () =>
    within<HTMLButtonElement>('button').filter(
      (button) => !button.disabled && button.getAttribute('aria-disabled') !== 'true' && nameOf(button) !== '',
    );
  const choices = () => within<HTMLInputElement>('input[type=radio], input[type=checkbox]');
  const fields = () =>
    within<HTMLInputElement | HTMLSelectElement>('input:not([type=radio], [type=checkbox], [type=hidden]), select');
  const slots = () =>
    [...(place()?.querySelectorAll<HTMLInputElement>('li input[type=file]') ?? [])].map((input) => ({
      input,
      row: input.closest('li'),
      name: words(input.closest('li')?.querySelector('h3')?.textContent),
    }));
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]')].filter(
      (link) => isShown(link) && link.origin === location.origin && link.target === '' && !link.download,
    );
  const stored = (storage: () => Storage, key: string): unknown => {
    try {
      return JSON.parse(storage().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const dig = (value: unknown, ...path: string[]): unknown =>
    path.reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
      value,
    );
  const text = (value: unknown) => (typeof value === 'string' ? value : null);

  function orderShown(): string | null {
    const { pathname, searchParams } = new URL(location.href);
    const [, finished] = /^\/(?:orders|order-details)\/([^/]+)/.exec(pathname) ?? [];
    if (finished) return finished;
    if (/^\/(?:payment\/|thank-you-)/.test(pathname)) return searchParams.get('token');
    if (!pathname.startsWith('/order-process/')) return null;
    const draft = (name: string) => stored(() => sessionStorage, `parkett.draft.${name}`);
    return text(dig(draft('order') ?? draft('purchase'), 'content', 'context', 'order', 'tokenValue'));
  }

  /**
   * Returns the token balances that the page shows, by variant: from the wallet’s table, or of the token being
   * transferred.
   */
  function balancesShown(): Record<string, string> {
    const main = document.querySelector('main');
    const [, transferred] = /^\/transfer\/([^/]+)$/.exec(location.pathname) ?? [];
    if (transferred !== undefined) {
      const said = /Ihr Bestand: ([\d.]+) Stück/.exec(words(main?.textContent))?.[1];
      const terms = [...(main?.querySelectorAll('dt') ?? [])];
      const left = terms.find((term) => words(term.textContent) === 'Jetzt in Ihrer Wallet')?.nextElementSibling;
      const shown = said ?? (left ? words(left.textContent) : undefined);
      return shown === undefined ? {} : { [transferred]: shown };
    }
    const rows = [...(main?.querySelectorAll('tr:has(a[href^="/transfer/"])') ?? [])];
    return Object.fromEntries(
      rows.map((row) => [
        row.querySelector('a[href^="/transfer/"]')?.getAttribute('href')?.split('/').at(-1) ?? '',
        words(row.querySelector('[data-label="Bestand"]')?.textContent).replace(/\sStück$/, ''),
      ]),
    );
  }

  function receivedShown() {
    const part = document.querySelector('main section[aria-labelledby="year"]');
    const [, year] = /^Erhalten (\d{4})$/.exec(words(part?.querySelector('h2')?.textContent)) ?? [];
    if (location.pathname !== '/account/payments' || year === undefined) return null;
    if (new URLSearchParams(location.search).has('product')) return null;
    const rows = [...document.querySelectorAll('main tr:has([data-label="Fällig am"])')];
    const groupOf = (row: Element) => words(row.closest('tbody')?.querySelector('.data-table-group')?.textContent);
    return {
      year,
      sum: words(part?.querySelector('h2 + p')?.textContent),
      payments: rows
        .filter((row) => groupOf(row) === 'Ausgezahlt')
        .map((row) => words(row.querySelector('[data-label="Auszahlung"]')?.textContent)),
    };
  }

  /** Returns each heart’s work: that of its card, or that of the page if it has no card. */
  function heartsShown() {
    const workOf = (heart: Element) =>
      heart.closest('article')?.querySelector<HTMLAnchorElement>('a[href]') ?? location;
    const codeOf = (heart: Element) => workOf(heart).pathname.split('/').at(-1) ?? '';
    const read = (heart: Element) => ({ code: codeOf(heart), isLiked: JSON.parse(heart.ariaPressed ?? 'null') });
    return Object.fromEntries(within('button.heart').map((heart) => [nameOf(heart), read(heart)]));
  }

  // Chromium without a window has no printer.
  window.print = () => {
    window.dispatchEvent(new Event('afterprint'));
  };

  window.chaos = {
    async beat(count) {
      while (pending.size > 0) await Promise.all(pending);
      for (let quiet = 0, seen = activity; quiet < 3; quiet += 1) {
        await tick();
        if (seen !== activity) quiet = 0;
        seen = activity;
      }
      for (const { channel } of channels) channel.postMessage({ chaos: id, count });
      let vault: string | null = null;
      try {
        vault = localStorage.getItem('parkett.session');
      } catch {
        // A page without an origin has no storage.
      }
      return { id, activity, vault, heard: heardOnAll() };
    },
    read() {
      const main = document.querySelector('main');
      const person = document.querySelector('header button[popovertarget]')?.getAttribute('aria-label') ?? '';
      const totals = [...(main?.querySelectorAll('dt') ?? [])].filter((term) =>
        /^Gesamt(?: \([A-Z]{3}\))?$/.test(words(term.textContent)),
      );
      return {
        path: location.pathname,
        search: location.search,
        heading: words(main?.querySelector('h1')?.textContent),
        length: words(main?.textContent).length,
        busy: main?.querySelector('[aria-busy=true], [data-busy=true], .skeleton') != null,
        step: words(main?.querySelector('[aria-current=step] .steps-label')?.textContent),
        totals: totals.filter(isShown).map((term) => words(term.nextElementSibling?.textContent)),
        order: orderShown(),
        customer: text(
          dig(
            stored(() => localStorage, 'parkett.session'),
            'customerUuid',
          ),
        ),
        person: /^Konto von (.*)$/.exec(person)?.[1] ?? null,
        buttons: [...new Set(buttons().map(nameOf))],
        choices: [...new Set(choices().map(nameOf))],
        chosen: choices()
          .filter((choice) => choice.checked)
          .map(nameOf),
        unopened: within<HTMLElement>('ul[class*=documents] li')
          .filter((item) => !item.textContent?.includes('Heruntergeladen'))
          .flatMap((item) => [...item.querySelectorAll('button')].map(nameOf)),
        back: window.navigation.canGoBack,
        forward: window.navigation.canGoForward,
        links: [...new Set(links().map((link) => link.pathname + link.search))],
        fields: fields().map(nameOf),
        values: Object.fromEntries(fields().map((field) => [nameOf(field), field.value])),
        balances: balancesShown(),
        received: receivedShown(),
        hearts: heartsShown(),
        slots: slots().map(({ name }) => name),
        files: [...(main?.querySelectorAll('li:has(input[type=file]) h3') ?? [])].flatMap((heading) =>
          [...(heading.closest('li')?.querySelectorAll('li b') ?? [])].map(
            (file) => `${words(heading.textContent)}: ${words(file.textContent)}`,
          ),
        ),
      };
    },
    press(name) {
      const found = [...buttons(), ...choices()].find((each) => nameOf(each) === name);
      found?.click();
      return found !== undefined;
    },
    follow(href) {
      const found = links().find((link) => link.pathname + link.search === href);
      found?.click();
      return found !== undefined;
    },
    fill(field, value) {
      const found = fields().find((each) => nameOf(each) === field);
      if (found) type(found, value);
      return found !== undefined;
    },
    async choose(name, { name: fileName, content }, cancels) {
      const slot = slots().find((each) => each.name === name);
      if (!slot) return false;
      // The form asks for a register excerpt’s day of issue: today.
      const today = new Date();
      const parts = { day: today.getDate(), month: today.getMonth() + 1, year: today.getFullYear() };
      for (const [part, value] of Object.entries(parts)) {
        const field = slot.row?.querySelector<HTMLInputElement>(`input[name="issued.${part}"]`);
        if (field) type(field, String(value));
      }
      const list = new DataTransfer();
      list.items.add(new File([content], fileName, { type: 'application/pdf' }));
      slot.input.files = list.files;
      slot.input.dispatchEvent(new Event('change', { bubbles: true }));
      const buttonsOf = (does: string) =>
        [...(slot.row?.querySelectorAll('button') ?? [])].filter((button) => nameOf(button) === `${does}: ${fileName}`);
      const before = buttonsOf('Entfernen').length;
      // The upload is done, was refused or has failed, or the page was left.
      const isOver = () =>
        !slot.row?.isConnected ||
        slot.row.querySelector('[aria-invalid=true]') !== null ||
        buttonsOf('Entfernen').length > before ||
        buttonsOf('Verwerfen').length > 0;
      while (cancels && !isOver()) {
        const [cancel] = buttonsOf('Abbrechen');
        cancel?.click();
        if (cancel) return true;
        await tick();
      }
      return !cancels;
    },
    answer() {
      const inputs = within<HTMLInputElement>('input[type=radio], input[type=checkbox]');
      for (const input of inputs) {
        const isAnswered = inputs.some(({ name, checked }) => checked && input.type === 'radio' && name === input.name);
        if (!input.checked && !isAnswered) input.click();
      }
    },
    openMenu() {
      document.querySelector<HTMLElement>('header button[popovertarget]')?.click();
    },
    pressInMenu(name) {
      const found = [...document.querySelectorAll<HTMLElement>('[popover] button')].find(
        (each) => nameOf(each) === name,
      );
      found?.click();
      return found !== undefined;
    },
  };
}
