import { type ComponentProps, type DragEvent, useState } from 'react';
import './FileDrop.css';

export type FileDropProps = Omit<ComponentProps<'div'>, 'onDrop'> & {
  /** True if a file can be dropped here at present. */
  isOpen: boolean;
  onDrop: (files: readonly File[]) => void;
};

/**
 * Drop zone for files: a convenience for pointer users, beside a button that does the same. A file dropped while the
 * zone is closed is kept from the browser, which would leave the page to show it.
 */
export function FileDrop({ isOpen, onDrop, className = '', ...props }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent, over: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    event.dataTransfer.dropEffect = isOpen ? 'copy' : 'none';
    setOver(over && isOpen);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the button beside it does the same
    <div
      {...props}
      className={`file-drop ${className}`}
      data-over={isOver || undefined}
      onDragEnter={(event) => hover(event, true)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        hover(event, false);
        if (isOpen && event.dataTransfer.files.length > 0) onDrop([...event.dataTransfer.files]);
      }}
    />
  );
}
