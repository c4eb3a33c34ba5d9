import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import './Menu.css';

export type MenuEntry =
  | { key: string; label: ReactNode; href: string; current?: boolean }
  | { key: string; label: ReactNode; onSelect: () => void };

export type MenuProps = {
  /** The name of the menu, read out for its button. */
  label: string;
  /** What the button shows: initials, an icon. */
  trigger: ReactNode;
  entries: ReadonlyArray<MenuEntry>;
  /** Above the entries: whose account it is. */
  header?: ReactNode;
};

/**
 * A button that discloses links and actions (the ARIA practices' “disclosure navigation”): links stay links, and it
 * saves the 30 kB of a menu with roving focus in a popover. Escape, leaving by Tab and a click beside it close it; the
 * arrow keys, Home and End move through it.
 */
export function Menu({ label, trigger, entries, header }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();

  const close = (returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) root.current?.querySelector('button')?.focus();
  };

  const moveBy = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close(true);
      return;
    }
    const items = [...(root.current?.querySelectorAll<HTMLElement>('.menu-list :is(a, button)') ?? [])];
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
    const to = target(event.key, at, items.length);
    if (to === undefined) return;
    event.preventDefault();
    if (isOpen) items[to]?.focus();
    else setOpen(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up here from the button and the entries
    <div
      className="menu"
      ref={root}
      onKeyDown={moveBy}
      onBlur={(event) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget)) close(false);
      }}
    >
      <Button
        variant="secondary"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPress={() => setOpen(!isOpen)}
      >
        {trigger}
      </Button>
      {isOpen && (
        <div className="menu-sheet" id={listId}>
          {header && <div className="menu-header">{header}</div>}
          <ul className="menu-list" aria-label={label}>
            {entries.map((entry) => (
              <li key={entry.key}>
                {'href' in entry ? (
                  <a href={entry.href} aria-current={entry.current ? 'page' : undefined} onClick={() => close(false)}>
                    {entry.label}
                  </a>
                ) : (
                  <button
                    type="button"
                    onClick={() => {
                      close(true);
                      entry.onSelect();
                    }}
                  >
                    {entry.label}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The index that a key moves to from index `at` of `count`; undefined for other keys. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
