import { sourcesOf } from '../places.ts';
import type { StateBox } from './drawing.ts';
import type { Rect } from './placement.ts';
import type { View } from './useViewport.ts';

/**
 * Description of a state, shown below it while it has the pointer or the focus. Screen readers get the description from
 * the state's button.
 */
export function Hint({ box, rect, view }: { box: StateBox; rect: Rect; view: View }) {
  const { description, entry, exit } = box.state;
  const sources = sourcesOf(box.state).map(({ text }) => text);
  const facts = [...entry.map((name) => `entry / ${name}`), ...exit.map((name) => `exit / ${name}`)];
  // A compound state's name is at its top: its hint appears there, not below all that it contains.
  const below = box.children.length > 0 ? rect.y + box.height : rect.y + rect.height;
  return (
    <div
      className="chart-hint"
      lang="en"
      aria-hidden="true"
      style={{ insetInlineStart: view.x + rect.x * view.scale, insetBlockStart: view.y + below * view.scale + 6 }}
    >
      <p>{description || box.state.id}</p>
      {facts.length > 0 && <p className="chart-hint-facts">{facts.join(', ')}</p>}
      {sources.length > 0 && <p className="chart-hint-source">{sources.join(', ')}</p>}
    </div>
  );
}
