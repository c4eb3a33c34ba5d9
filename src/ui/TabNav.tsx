import { useEffect, useRef } from 'react';
import './TabNav.css';

/** Page of an area, by its address. */
export type Tab = { href: string; label: string; current?: boolean };

/**
 * Pages of one area as tabs, which are links with addresses of their own. On phones the row scrolls, the current one in
 * view.
 */
export function TabNav({ label, tabs }: { label: string; tabs: ReadonlyArray<Tab> }) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useEffect(() => {
    const row = list.current;
    const tab = current === undefined ? null : row?.querySelector<HTMLElement>('[aria-current]');
    // `scrollIntoView` would scroll the page as well.
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className="tab-nav" aria-label={label}>
      <ul ref={list} className="tab-nav-list">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a href={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
