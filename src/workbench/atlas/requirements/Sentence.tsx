/** A requirement's text, in English, with its code in backticks set as code. */
export function Sentence({ text }: { text: string }) {
  return (
    <span className="requirements-text" lang="en">
      {text.split('`').map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have fixed places
          <code key={index}>{part}</code>
        ) : (
          part
        ),
      )}
    </span>
  );
}
