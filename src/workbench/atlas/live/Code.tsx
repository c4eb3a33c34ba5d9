export function Code({ label, text }: { label: string; text: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups lines that scroll.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div className="live-code" role="group" aria-label={label} tabIndex={0}>
      <pre>{text}</pre>
    </div>
  );
}
