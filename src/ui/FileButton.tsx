import { useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

export type FileButtonProps = Omit<ButtonProps, 'onPress' | 'busy' | 'busyLabel'> & {
  /** Types that the device offers first, as MIME types and endings; it lets through others all the same. */
  accept: string;
  /** Several may be chosen at once. */
  multiple?: boolean;
  /** Calls `open` if a file may be chosen now. */
  before?: (open: () => void) => void;
  onChoose: (files: readonly File[]) => void;
};

/** A button that has the device ask for a file. The same file can be chosen twice in a row. */
export function FileButton({ accept, multiple, before = (open) => open(), onChoose, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...props} onPress={() => before(() => input.current?.click())} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
