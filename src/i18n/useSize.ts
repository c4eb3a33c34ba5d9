import { useFormat } from './useFormat.ts';

/** Returns a function that formats bytes as file managers do: „4,8 MB“, „400 kB“. */
export function useSize(): (bytes: number) => string {
  const { number } = useFormat();
  return (bytes) =>
    bytes >= 1_000_000
      ? `${number(Math.round(bytes / 100_000) / 10)}\u00a0MB`
      : `${number(Math.max(Math.sign(bytes), Math.round(bytes / 1000)))}\u00a0kB`;
}
