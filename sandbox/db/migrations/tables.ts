/** Columns as SQL that both databases read; `unique` is over several columns. */
export type Tables = Record<string, { columns: Record<string, string>; unique?: string[] }>;
