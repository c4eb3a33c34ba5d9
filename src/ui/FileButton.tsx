import { useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

export type FileButtonProps = Omit<ButtonProps, 'onPress' | 'busy' | 'busyLabel'> & {
  /** Types that the device offers first, as MIME types and extensions; users may still choose other files. */
  accept: string;
  multiple?: boolean;
  /** Calls `open` if a file may be chosen now. */
  before?: (open: () => void) => void;
  onChoose: (files: readonly File[]) => void;
};

/** Button that opens the device's file picker. The same file can be chosen twice in a row. */
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
