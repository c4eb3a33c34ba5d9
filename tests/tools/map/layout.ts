import type { ELK, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Rect } from '../../../src/workbench/atlas/chart/placement.ts';
import type { ScreenMap, Sheet } from '../../../src/workbench/atlas/map/screenMap.ts';

/** Size of a screen on the sheet: a picture of 1280 by 800 pixels, and two lines of text. */
const SIZE = { width: 240, height: 240 };
/** Sides of A2 in landscape. */
const ASPECT = String(594 / 420);

const packed = (ratio: string, top: number) => ({
  'elk.algorithm': 'rectpacking',
  'elk.aspectRatio': ratio,
  'elk.spacing.nodeNode': '28',
  'elk.padding': `[top=${top},left=24,bottom=24,right=24]`,
});
/** Places the screens of a map on a sheet: by feature in the order of its table, the features by reading. */
export async function layOutMap(elk: Pick<ELK, 'layout'>, { screens }: Pick<ScreenMap, 'screens'>): Promise<Sheet> {
  const readings = [...Map.groupBy(screens, ({ reading }) => reading)].map(
    ([reading, own]): ElkNode => ({
      id: reading,
      layoutOptions: packed('0.72', 96),
      children: [...Map.groupBy(own, ({ feature }) => `${reading} ${feature}`)].map(
        ([id, members]): ElkNode => ({
          id,
          layoutOptions: packed('1.5', 56),
          children: members.map((screen) => ({ id: screen.id, ...SIZE })),
        }),
      ),
    }),
  );
  const answer: ElkNode = await elk.layout({ id: 'map', layoutOptions: packed(ASPECT, 24), children: readings });
  const sheet: Sheet = { width: answer.width ?? 0, height: answer.height ?? 0, screens: {}, groups: {} };
  const places = { screens: new Map<string, Rect>(), groups: new Map<string, Rect>() };
  const place = (node: ElkNode, left: number, top: number) => {
    for (const child of node.children ?? []) {
      const x = left + (child.x ?? 0);
      const y = top + (child.y ?? 0);
      const rect = { x, y, width: child.width ?? 0, height: child.height ?? 0 };
      places[child.children ? 'groups' : 'screens'].set(child.id, rect);
      place(child, x, y);
    }
  };
  place(answer, 0, 0);
  return { ...sheet, screens: Object.fromEntries(places.screens), groups: Object.fromEntries(places.groups) };
}
