import { expect, test } from 'vitest';
import { ignoresDownload } from './save.ts';

test.each([
  ['iPhone, iOS 12', 'Mozilla/5.0 (iPhone; CPU iPhone OS 12_4_1 like Mac OS X) AppleWebKit/605.1.15', true],
  ['iPad, iOS 9', 'Mozilla/5.0 (iPad; CPU OS 9_3 like Mac OS X) AppleWebKit/601.1.46', true],
  ['iPhone, iOS 13', 'Mozilla/5.0 (iPhone; CPU iPhone OS 13_0 like Mac OS X) AppleWebKit/605.1.15', false],
  ['iPhone, iOS 26', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15', false],
  ['macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', false],
  ['Android', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36', false],
])('%s', (_, userAgent, ignores) => {
  expect(ignoresDownload(userAgent)).toBe(ignores);
});
