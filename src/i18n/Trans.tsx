import { Trans as Formatted, type TransProps } from '@lingui/react';

/**
 * What the macro `Trans` becomes (lingui.config.ts). Lingui looks for the elements of a text after it has put the values in:
 * what somebody typed may look like one, as the name `<b>Wave</b>` does. As a list of one it stays what it is.
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
