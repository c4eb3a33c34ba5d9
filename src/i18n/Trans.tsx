import { Trans as Formatted, type TransProps } from '@lingui/react';

/**
 * Component that the macro `Trans` compiles to (lingui.config.ts). Lingui looks for a text's elements after it has
 * inserted the values: user input may look like an element, as the name `<b>Wave</b>` does. Passing such a value as a
 * list of one keeps it literal.
 */
export function Trans({ values, ...text }: TransProps) {
  return <Formatted {...text} values={values && verbatim(values)} />;
}

const verbatim = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  );
