import { expect, test } from 'vitest';
import { rendered } from '#i18n/testing/rendered.tsx';
import { UploadLine, type UploadLineProps } from './UploadLine.tsx';

const nothing = () => undefined;

const shown = (props: Partial<UploadLineProps>) =>
  rendered(
    <UploadLine
      name="a.png"
      size={1000}
      stage="sending"
      percent={0}
      breach={null}
      failure={null}
      canPause={false}
      onPause={nothing}
      onResume={nothing}
      onCancel={nothing}
      {...props}
    />,
  );

test.each([
  [0, '0\u00a0kB von 1\u00a0kB'],
  [1, '1\u00a0kB von 1\u00a0kB'],
])('an upload at %i percent says how much is sent', async (percent, sizes) => {
  expect((await shown({ percent })).text).toContain(sizes);
});

test.each([
  ['checking', 'a.png wird geprüft'],
  ['sending', 'a.png wird hochgeladen'],
  ['looking', 'Wir prüfen, wie viel von a.png schon angekommen ist'],
  ['stopped', 'a.png ist angehalten'],
] as const)('an upload that is %s is read out as such', async (stage, said) => {
  expect((await shown({ stage })).markup).toMatch(new RegExp(`role="status"[^>]*>${said}<`));
});
