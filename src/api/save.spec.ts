import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ignoresDownload, showBlob } from './save.ts';

test.each([
  ['iPhone, iOS 12', 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4_1 like Mac OS X) AppleWebKit/605.1.15', true],
  ['iPad, iOS 9', 'Mozilla/5.0 (iPad; CPU OS 9_3 like Mac OS X) AppleWebKit/601.1.46', true],
  ['iPhone, iOS 13', 'Mozilla/5.0 (iPhone; CPU iPhone OS 13_0 like Mac OS X) AppleWebKit/605.1.15', false],
  ['macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', false],
])('%s', (_, userAgent, ignores) => {
  expect(ignoresDownload(userAgent)).toBe(ignores);
});

describe('a file that is shown', () => {
  const link = { href: '', download: '', click: vi.fn() };
  const open = vi.fn();
  const revoked = vi.fn();
  let count = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    count = 0;
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    vi.stubGlobal('document', { createElement: () => link });
    vi.stubGlobal('window', { open });
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      count += 1;
      return `blob:${count}`;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const mock of [link.click, open, revoked]) mock.mockReset();
  });

  test('opens in its own tab, and is freed a minute later', () => {
    open.mockReturnValue({});
    showBlob('Liste.pdf', new Blob());
    expect(open.mock.calls).toEqual([['blob:1', '_blank']]);
    expect(link.click).not.toHaveBeenCalled();
    vi.advanceTimersByTime(59_999);
    expect(revoked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoked.mock.calls).toEqual([['blob:1']]);
  });

  test('is saved under its name if the browser opens no tab', () => {
    open.mockReturnValue(null);
    showBlob('Liste.pdf', new Blob());
    expect([link.download, link.href, link.click.mock.calls.length]).toEqual(['Liste.pdf', 'blob:2', 1]);
    vi.advanceTimersByTime(60_000);
    expect(revoked.mock.calls).toEqual([['blob:1'], ['blob:2']]);
  });
});
