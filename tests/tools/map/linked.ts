import type { CrawledLink } from '../../../src/workbench/atlas/map/crawled.ts';

/** Links and redirects that one group of people met. */
export interface Met {
  links: readonly Pick<CrawledLink, 'to'>[];
  /** Path of the screen that appeared, by the path that was opened. */
  redirected: ReadonlyMap<string, string>;
}

/** True for the start page, and for a screen to which a link leads, directly or by a redirect. */
export function isLinked(path: string, { links, redirected }: Met): boolean {
  return ['/', ...links.map(({ to }) => to)].some((to) => to === path || redirected.get(to) === path);
}
