import { NO_MAP, type ScreenMap, type Sheet } from './screenMap.ts';

export type PlacedMap = ScreenMap & { sheet: Sheet };

let read: Promise<PlacedMap> | null = null;

/** Returns the map that the atlas' build collects; an empty one under `npm run dev`. Fetches it once. */
export function readMap(): Promise<PlacedMap> {
  read ??= fetch('map.json')
    .then((answer): Promise<PlacedMap> => answer.json())
    .catch(() => NO_MAP);
  return read;
}
