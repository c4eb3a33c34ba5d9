/** What is being typed and not submitted yet, by field. It survives a reload; whoever shows the form keeps it. */
export interface TypedFields {
  read(field: string): string | undefined;
  write(field: string, text: string): void;
}
