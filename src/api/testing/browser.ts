/**
 * Browser with several tabs, for specs. The tabs share one storage, and each tab sees a change only when it is
 * delivered.
 */
export class FakeBrowser {
  readonly stored = new Map<string, string>();
  /** True if a tab's writes reach the others only by `deliver`. */
  late = false;
  private readonly tabs: FakeTab[] = [];

  open(): FakeTab {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    return tab;
  }

  deliver(except?: FakeTab): void {
    for (const tab of this.tabs) if (tab !== except) tab.see();
  }
}

export class FakeTab extends EventTarget {
  private seen: Map<string, string>;
  private readonly browser: FakeBrowser;
  /** Makes mere access to storage throw, as in browsers that forbid it. */
  forbidden = false;
  full = false;

  constructor(browser: FakeBrowser) {
    super();
    this.browser = browser;
    this.seen = new Map(browser.stored);
  }

  see(): void {
    this.seen = new Map(this.browser.stored);
    this.dispatchEvent(new Event('storage'));
  }

  get localStorage(): Storage {
    if (this.forbidden) throw new DOMException('forbidden', 'SecurityError');
    const { browser, seen } = this;
    const write = (change: (map: Map<string, string>) => void) => {
      change(seen);
      change(browser.stored);
      if (!browser.late) browser.deliver(this);
    };
    return {
      length: seen.size,
      key: (index) => [...seen.keys()][index] ?? null,
      getItem: (key) => seen.get(key) ?? null,
      setItem: (key, value) => {
        if (this.full) throw new DOMException('full', 'QuotaExceededError');
        write((map) => map.set(key, value));
      },
      removeItem: (key) => write((map) => map.delete(key)),
      clear: () => write((map) => map.clear()),
    };
  }
}

/** Returns an unsigned token with these times, in seconds since 1970. */
export function jwt(iat: number, exp: number, name = 'a'): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ iat, exp, username: name })}.x`;
}
