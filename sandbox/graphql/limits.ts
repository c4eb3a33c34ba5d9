import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** The limits of a query. The app's largest one needs 5 levels and a cost of about 700. */
export const QUERY_LIMITS = { depth: 8, aliases: 60, rootFields: 8, cost: 10_000, itemsPerPage: 100 } as const;

type Variables = Readonly<Record<string, unknown>>;

/** What a query breaks of the limits, as the end of a sentence that begins with it; null when it may be answered. */
export function breachOf(document: DocumentNode, variables: Variables): string | null {
  const measured = new Measuring(document, variables);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, aliases, fields, cost } = measured.set(definition.selectionSet);
    if (depth > QUERY_LIMITS.depth) return `is nested deeper than ${QUERY_LIMITS.depth} levels`;
    if (aliases > QUERY_LIMITS.aliases) return `has more than ${QUERY_LIMITS.aliases} aliases`;
    if (fields > QUERY_LIMITS.rootFields) return `asks for more than ${QUERY_LIMITS.rootFields} things at once`;
    if (cost > QUERY_LIMITS.cost) return `costs more than ${QUERY_LIMITS.cost}`;
  }
  return null;
}

interface Measure {
  /** Levels below. */
  depth: number;
  aliases: number;
  /** Fields of this level, those of its fragments included. */
  fields: number;
  /** Fields to be resolved. */
  cost: number;
}
const NOTHING: Measure = { depth: 0, aliases: 0, fields: 0, cost: 0 };

/**
 * Measures each fragment once: what is spread twice in each of forty fragments, one within the other, would otherwise be
 * walked as often as it would be resolved.
 */
class Measuring {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Variables;
  readonly #known = new Map<string, Measure>();

  constructor(document: DocumentNode, variables: Variables) {
    const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
    this.#variables = variables;
  }

  set({ selections }: SelectionSetNode): Measure {
    return selections
      .map((selection) => {
        if (selection.kind === Kind.FIELD) return this.#field(selection);
        if (selection.kind === Kind.INLINE_FRAGMENT) return this.set(selection.selectionSet);
        return this.#fragment(selection.name.value);
      })
      .reduce(
        (total, part) => ({
          depth: Math.max(total.depth, part.depth),
          aliases: total.aliases + part.aliases,
          fields: total.fields + part.fields,
          cost: total.cost + part.cost,
        }),
        NOTHING,
      );
  }

  #field(field: FieldNode): Measure {
    const inner = field.selectionSet ? this.set(field.selectionSet) : NOTHING;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      fields: 1,
      cost: 1 + inner.cost * pageSizeOf(field, this.#variables),
    };
  }

  #fragment(name: string): Measure {
    const known = this.#known.get(name);
    if (known) return known;
    // One that contains itself, or that is not there, is refused when the query is validated.
    this.#known.set(name, NOTHING);
    const fragment = this.#fragments.get(name);
    const measured = fragment ? this.set(fragment.selectionSet) : NOTHING;
    this.#known.set(name, measured);
    return measured;
  }
}

/** How often the fields inside are resolved: the page's size, where the field has one. */
function pageSizeOf(field: FieldNode, variables: Variables): number {
  const value = field.arguments?.find(({ name }) => name.value === 'itemsPerPage')?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? given : 1;
}
