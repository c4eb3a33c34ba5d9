import type { Resource } from '../resources/resources.ts';

const isResource = (value: unknown): value is Resource<unknown> =>
  typeof value === 'object' && value !== null && 'invalidatedBy' in value && 'read' in value;

/** All resources of the app, found by their definition. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['../reads/*.ts', '../../features/*/*/reads.ts', '../../features/*/*/reads/*.ts'],
  {
    eager: true,
  },
);
export const definitions = Object.values(modules).flatMap((module) => Object.values(module).filter(isResource));
