import { expect, test } from 'vitest';
import { moveForward, withFile } from './fileOrder.ts';

const file = (fileName: string, chosenAt?: number) => ({ fileName, ...(chosenAt !== undefined && { chosenAt }) });
const names = (files: readonly { fileName: string }[]) => files.map(({ fileName }) => fileName).join(' ');

/** Requirement 2.47. */
test('files keep the order in which they were chosen, whichever arrives first', () => {
  const chosen = [file('cover', 1), file('second', 2), file('third', 3)];
  for (const order of ['0 1 2', '2 1 0', '1 2 0', '2 0 1']) {
    const arrived = order.split(' ').map((index) => chosen[Number(index)] ?? file(''));
    expect(names(arrived.reduce<{ fileName: string }[]>(withFile, [file('there')]))).toBe('there cover second third');
  }
});

test('a file that arrives twice is listed once', () => {
  expect(names(withFile([file('a', 1), file('b', 2)], file('a', 3)))).toBe('b a');
});

test('a file moves one place to the front, and the first one stays', () => {
  const files = [file('a'), file('b'), file('c')];
  expect(names(moveForward(files, 'c'))).toBe('a c b');
  expect(names(moveForward(files, 'a'))).toBe('a b c');
  expect(names(moveForward(files, 'none'))).toBe('a b c');
});
