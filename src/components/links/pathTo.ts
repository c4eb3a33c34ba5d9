/**
 * All screens of the app, by path, with the query parameters that each reads; `never` for none. Each feature adds its
 * own beside its table of screens (`features/<name>/screens.ts`), so that every link is checked against all of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features extend it by declaration merging
export interface ScreenPaths {}

/** Path as the tables write it: `/order-details/$uuid`. */
export type ScreenPath = keyof ScreenPaths;

/** Variable parts of a path: `$uuid` is required, `{-$referralCode}` is optional. */
export type ParamsOf<P extends string> = P extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> & ParamsOf<Rest>
  : ParamOf<P>;
type ParamOf<Segment extends string> = Segment extends `{-$${infer Name}}`
  ? { [N in Name]?: string }
  : Segment extends `$${infer Name}`
    ? { [N in Name]: string }
    : unknown;

/** Query parameters of a screen: raw strings; undefined and empty ones are omitted. */
export type SearchOf<P extends ScreenPath> = { [N in ScreenPaths[P]]?: string };

type Rest<P extends ScreenPath> =
  unknown extends ParamsOf<P>
    ? [params?: undefined, search?: SearchOf<P>]
    : Record<string, never> extends ParamsOf<P>
      ? [params?: ParamsOf<P>, search?: SearchOf<P>]
      : [params: ParamsOf<P>, search?: SearchOf<P>];

/** Returns the query of the non-empty values, with its question mark; empty for none. */
export function queryOf(search: object = {}): string {
  const values = Object.entries(search).filter(([, value]) => value);
  return values.length > 0 ? `?${new URLSearchParams(values)}` : '';
}

/** Returns the address of a screen, with its parameters encoded: `pathTo('/order-details/$uuid', { uuid }, …)`. */
export function pathTo<P extends ScreenPath>(path: P, ...[params, search]: Rest<NoInfer<P>>): string {
  const values = new Map<string, string>(Object.entries(params ?? {}));
  const pathname = path.replaceAll(/\/(\{-)?\$(\w+)\}?/g, (_, optional, name) => {
    const value = values.get(name) ?? '';
    return optional && !value ? '' : `/${encodeURIComponent(value)}`;
  });
  return pathname + queryOf(search);
}
