import type { Line } from './drawing.ts';

/**
 * Returns the lines to omit so that a chart has at most this many columns: in each chain that is too long, the lines of
 * its thinnest link. `order` holds the ids of all states in the order of their definition.
 */
export function tooManyFor(columns: number, lines: readonly Line[], order: readonly string[]): Line[] {
  const out: Line[] = [];
  for (;;) {
    const left = lines.filter((line) => !out.includes(line));
    const chain = longestIn(linksOf(left, order));
    if (chain.length < columns) return out;
    const thinnest = chain.toSorted((a, b) => a.lines.length - b.lines.length)[0];
    if (!thinnest) return out;
    out.push(...thinnest.lines);
  }
}

/** All lines between two states of the same region, or anything in them, in either direction. */
interface Link {
  from: string;
  to: string;
  lines: readonly Line[];
}

function linksOf(lines: readonly Line[], order: readonly string[]): Link[] {
  const links = Map.groupBy(lines, (line) => siblings(line, order).join(' '));
  return [...links].flatMap(([key, group]) => {
    const [from, to] = key.split(' ');
    return from && to && from !== to ? [{ from, to, lines: group }] : [];
  });
}

/** Returns the two states of one region that hold the ends of a line, in the order of their definition. */
function siblings({ source, target }: Line, order: readonly string[]): string[] {
  const a = source.split('.');
  const b = target.split('.');
  const apart = a.findIndex((part, i) => part !== b[i]);
  if (apart < 0 || apart >= b.length) return [];
  const ids = [a, b].map((parts) => parts.slice(0, apart + 1).join('.'));
  return ids.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** Returns the longest chain of links. Links have no circle: all lead on in the order of the definition. */
function longestIn(links: readonly Link[]): Link[] {
  const known = new Map<string, Link[]>();
  const from = (id: string): Link[] => {
    const before = known.get(id);
    if (before) return before;
    const ways = links.filter((link) => link.from === id).map((link) => [link, ...from(link.to)]);
    const longest = ways.reduce((best, way) => (way.length > best.length ? way : best), []);
    known.set(id, longest);
    return longest;
  };
  return links.map((link) => from(link.from)).reduce((best, way) => (way.length > best.length ? way : best), []);
}
