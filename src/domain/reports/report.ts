import * as z from 'zod/mini';

/** Kinds of bodies that a report of the app may have. None has a field for data of a person. */
const BODIES = {
  /** A machine's state in which an invoked actor failed. */
  state: z.object({
    machine: z.string(),
    /** Id of the state in the chart: `order.placing`. */
    state: z.string(),
    /** Id of the invoked actor. */
    actor: z.string(),
    /** A `FailureKind` (requirement 8.1). */
    failure: z.string(),
  }),
  /** A call that the shop refused or did not answer, or whose answer breaks the contract. */
  call: z.object({
    /** Name of the function in the API layer. */
    call: z.string(),
    failure: z.string(),
    /** HTTP status; null without an answer. */
    status: z.nullable(z.int()),
    /** First wrong field of the answer, with `*` for each position in a list; null if the answer was as agreed. */
    path: z.nullable(z.string()),
  }),
  /** An error in the app's own code. */
  error: z.object({
    /** `TypeError`. */
    name: z.string(),
    /** File of the build with line and column: `/assets/index-BllqLE9J.js:1:2345`; empty if unknown. */
    place: z.string(),
  }),
  /** A web vital (https://web.dev/articles/vitals). */
  vital: z.object({
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    /** Milliseconds; of CLS a score without a unit. */
    value: z.number(),
  }),
};

const common = {
  /** Milliseconds between the event and the delivery. */
  age: z.number(),
  /** Origin with the pattern of the screen's path: `https://app.example/products/$productCode`. */
  url: z.string(),
  user_agent: z.string(),
};
/** Entry script of the build: its name identifies the version. */
const version = z.string();
const reportOf = <K extends keyof typeof BODIES>(kind: K) =>
  z.object({
    ...common,
    type: z.literal(`parkett-${kind}`),
    body: z.extend(BODIES[kind], { version }),
  });

/** Report in the W3C's format (Reporting API, section 3.2: serialize reports). */
export const Report = z.union([reportOf('state'), reportOf('call'), reportOf('error'), reportOf('vital')]);
export type Report = z.infer<typeof Report>;

/** Media type of a list of reports (Reporting API, section 3.4). */
export const REPORTS_TYPE = 'application/reports+json';

/** Failure or measurement, without time, screen and version. */
export type Finding = {
  [K in keyof typeof BODIES]: { kind: K } & z.infer<(typeof BODIES)[K]>;
}[keyof typeof BODIES];

/** Time in milliseconds since 1970, and the pattern of the displayed screen's path: `/products/$productCode`. */
export interface Moment {
  at: number;
  screen: string;
}

/** Finding with its moment. */
export type Found = Finding & Moment;

/** Returns the path of a field with `*` for each position in a list: `member.*.total`. */
export const withoutPositions = (path: string): string => path.replaceAll(/(?<![^.])\d+(?![^.])/g, '*');
