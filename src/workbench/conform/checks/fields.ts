import { valueAt } from '#api/contract.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { additions } from '../additions.ts';
import { kindOf, objectsIn, pathText } from '../answer.ts';
import { dataOf } from '../observe.ts';
import type { Run } from '../run.ts';
import { specifiedFields } from '../specified.ts';

/** Reports fields that the specification names but no schema requires, if they are absent or have an unknown value. */
export function checkSpecified(run: Run): void {
  for (const { reading, call, path, values, without, hinders } of specifiedFields)
    for (const seen of run.observations) {
      if (seen.call !== call || seen.failure !== null || reading !== run.options.customer.reading) continue;
      const data = dataOf(seen);
      if ((valueAt(data, path.slice(0, -1)) ?? null) === null) continue;
      const value = valueAt(data, path) ?? null;
      if (value !== null && (!values || values.some((each) => each === value))) continue;
      run.find(seen, {
        kind: value === null ? 'missingFromSpecification' : 'differs',
        path: pathText(path),
        expected: values?.join(' | ') ?? 'a value',
        got: value === null ? kindOf(valueAt(data, path)) : `another ${kindOf(value).replace(/^an? /, '')}`,
        consequence: without,
        blocks: true,
        hinders,
      });
    }
}

/** Reports additional fields that no answer has. Skips fields of list entries if the lists are empty. */
export function checkFields(run: Run): void {
  for (const { fields = [], without } of additions)
    for (const [call, field, of = {}] of fields) {
      const seen = run.observations.filter((each) => each.call === call && each.failure === null);
      const latest = seen.at(-1);
      const isIn = (holds: (object: Fields) => boolean) => seen.some(({ body }) => objectsIn(body, holds).length > 0);
      const isOf = (each: Fields) => Object.entries(of).every(([name, value]) => each[name] === value);
      if (!latest || !isIn((each) => isOwner(each, field) && isOf(each))) continue;
      if (isIn((each) => valuesIn(each, field.split('.')).length > 0)) continue;
      if (run.findings.some((each) => each.call === call && each.path.endsWith(`.${field}`))) continue;
      run.find(latest, {
        kind: 'additionAbsent',
        path: field,
        expected: 'a value in one answer at least',
        got: 'nothing',
        consequence: `Without it: ${without}.`,
      });
    }
}

type Fields = Readonly<Record<string, unknown>>;

const NAMES = ['@id', 'id', 'code', 'uuid', 'profileName'];

/**
 * Returns the values at a path of names, for a name with `[]` those of every member; without null and absent values.
 */
const valuesIn = (object: Fields, path: readonly string[]): unknown[] =>
  path
    .reduce<unknown[]>(
      (values, name) =>
        values.flatMap((value) => {
          const each = fieldsOf(value)[name.replace('[]', '')];
          return name.endsWith('[]') && Array.isArray(each) ? each : [each];
        }),
      [object],
    )
    .filter((value) => (value ?? null) !== null);

/** True for a list itself, and for objects that API Platform adds to it. */
const isCollection = (object: Fields) =>
  /^(?:hydra:)?(?:Collection|PartialCollectionView|IriTemplate)$/.test(String(object['@type']));

/**
 * True if a field belongs to an object: a field with a dot to an object with the part before the dot, any other field
 * to an object with an identifier that is not a collection.
 */
function isOwner(object: Fields, field: string): boolean {
  const owner = field.split('.').slice(0, -1);
  if (owner.length > 0) return valuesIn(object, owner).length > 0;
  return NAMES.some((name) => name in object) && !isCollection(object);
}
