import { expect, test } from 'vitest';
import { rendered } from '#i18n/testing/rendered.tsx';
import { UploadLine } from './UploadLine.tsx';

const nothing = () => undefined;

test.each([
  [0, '0\u00a0kB von 1\u00a0kB'],
  [1, '1\u00a0kB von 1\u00a0kB'],
])('an upload at %i percent says how much is sent', async (percent, sizes) => {
  const { text } = await rendered(
    <UploadLine
      name="a.png"
      size={1000}
      stage="sending"
      percent={percent}
      breach={null}
      failure={null}
      canPause
      onPause={nothing}
      onResume={nothing}
      onCancel={nothing}
    />,
  );
  expect(text).toContain(sizes);
});
