import { useRef } from 'react';
import { Button, type ButtonProps } from './Button.tsx';

export type FileButtonProps = Omit<ButtonProps, 'onPress' | 'busy' | 'busyLabel'> & {
  /** Types that the device offers first, as MIME types and endings; it lets through others all the same. */
  accept: string;
  onChoose: (file: File) => void;
};

/** A button that has the device ask for a file. The same file can be chosen twice in a row. */
export function FileButton({ accept, onChoose, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...props} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
