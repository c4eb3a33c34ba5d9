import type { StateBox } from './drawing.ts';
import type { Rect } from './placement.ts';
import type { View } from './useViewport.ts';

/** What a state is, below it while the pointer or the focus is on it. Its button says the same to those who hear it. */
export function Hint({ box, rect, view }: { box: StateBox; rect: Rect; view: View }) {
  const { description, meta, entry, exit } = box.state;
  const facts = [...entry.map((name) => `entry / ${name}`), ...exit.map((name) => `exit / ${name}`)];
  // A compound state is named at its top: the hint stands there and not below all that is in it.
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
      {meta.requirement ? <p className="chart-hint-source">{String(meta.requirement)}</p> : null}
    </div>
  );
}
