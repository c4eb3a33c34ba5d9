import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';

/**
 * Limits of a query. The app’s largest query has 154 tokens, sets of 20 fields on 5 levels, and a cost of about 5,000.
 * `fields` is the size of one set; `text` and `variables` count characters.
 */
export const QUERY_LIMITS = {
  tokens: 500,
  depth: 8,
  aliases: 60,
  rootFields: 8,
  fields: 60,
  cost: 10_000,
  itemsPerPage: 100,
  text: 255,
  variables: 10_000,
} as const;

/** Entries of a page whose length neither the query nor the schema states. */
export const USUAL_PAGE = 30;

type Variables = Readonly<Record<string, unknown>>;

/**
 * Describes the limit that a query exceeds, as the end of a sentence about the query; null for a query that may be
 * validated. The time of validation and execution grows with the limited quantities.
 */
export function breachOf(document: DocumentNode, variables: Variables, schema: GraphQLSchema): string | null {
  const longest = Math.max(longestIn(variables), longestLiteral(document));
  if (longest === Number.POSITIVE_INFINITY) return 'has variables that are nested too deeply';
  if (longest > QUERY_LIMITS.text) return `has a text of more than ${QUERY_LIMITS.text} characters`;
  if (JSON.stringify(variables).length > QUERY_LIMITS.variables)
    return `has variables of more than ${QUERY_LIMITS.variables} characters`;
  const sizes = pageSizesOf(schema);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const defaults = definition.kind === Kind.OPERATION_DEFINITION ? defaultsIn(definition.variableDefinitions) : {};
    const measured = new Measuring(document, { ...defaults, ...variables }, sizes);
    const { depth, aliases, names, widest, repeated, cost } = measured.set(definition.selectionSet);
    if (repeated !== null) return `asks for "${repeated}" twice in one place without an alias`;
    if (widest > QUERY_LIMITS.fields) return `asks for more than ${QUERY_LIMITS.fields} fields in one place`;
    if (depth > QUERY_LIMITS.depth) return `is nested deeper than ${QUERY_LIMITS.depth} levels`;
    if (aliases > QUERY_LIMITS.aliases) return `has more than ${QUERY_LIMITS.aliases} aliases`;
    if (definition.kind === Kind.OPERATION_DEFINITION && names.size > QUERY_LIMITS.rootFields)
      return `asks for more than ${QUERY_LIMITS.rootFields} things at once`;
    if (cost > QUERY_LIMITS.cost) return `costs more than ${QUERY_LIMITS.cost}`;
  }
  return null;
}

/** Levels of lists and objects in variables: the filters of a list need three. */
const LEVELS = 5;

/**
 * Returns the length of the longest text in variables; infinite beyond `LEVELS`, so that the recursion stays shallow.
 */
function longestIn(value: unknown, level = 0): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  if (level > LEVELS) return Number.POSITIVE_INFINITY;
  return Object.values(value).reduce<number>((longest, each) => Math.max(longest, longestIn(each, level + 1)), 0);
}

function longestLiteral(document: DocumentNode): number {
  let longest = 0;
  visit(document, {
    enter(node) {
      if (node.kind === Kind.STRING) longest = Math.max(longest, node.value.length);
    },
  });
  return longest;
}

/** Integer defaults of an operation’s variables, which may be page sizes. */
const defaultsIn = (definitions: readonly VariableDefinitionNode[] = []): Variables =>
  Object.fromEntries(
    definitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );

/** Lists of introspection with about the numbers of entries that this schema has. */
const INTROSPECTION = { types: 60, possibleTypes: 60, fields: 30, inputFields: 30, args: 10, enumValues: 20 };

/** Returns the default page sizes of the lists. */
function pageSizesOf(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ name }) => name === 'page'),
  );
  return new Map([
    ...Object.entries(INTROSPECTION),
    ...lists.map(({ name, args }) => {
      const size: unknown = args.find((arg) => arg.name === 'itemsPerPage')?.defaultValue;
      return [name, typeof size === 'number' ? size : USUAL_PAGE] as const;
    }),
  ]);
}

interface Measure {
  /** Levels below this one. */
  depth: number;
  aliases: number;
  /** Response names of this level’s fields, including those of its fragments. */
  names: ReadonlySet<string>;
  /** Fields of the largest set on any level. */
  widest: number;
  /** Response name shared by two fields of one set; null if all differ. */
  repeated: string | null;
  /** Number of resolved fields. */
  cost: number;
}
const NOTHING: Measure = { depth: 0, aliases: 0, names: new Set(), widest: 0, repeated: null, cost: 0 };

/**
 * Measures each fragment once. Forty nested fragments that each spread the next one twice would otherwise take as many
 * steps as their execution.
 */
class Measuring {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Variables;
  readonly #sizes: ReadonlyMap<string, number>;
  readonly #known = new Map<string, Measure>();

  constructor(document: DocumentNode, variables: Variables, sizes: ReadonlyMap<string, number>) {
    const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
    this.#variables = variables;
    this.#sizes = sizes;
  }

  set({ selections }: SelectionSetNode): Measure {
    const names = new Set<string>();
    const total = { ...NOTHING, names };
    for (const selection of selections) {
      const part = this.#selection(selection);
      total.depth = Math.max(total.depth, part.depth);
      total.aliases += part.aliases;
      total.cost += part.cost;
      total.widest = Math.max(total.widest, part.widest);
      total.repeated ??= part.repeated ?? [...part.names].find((name) => names.has(name)) ?? null;
      for (const name of part.names) names.add(name);
    }
    total.widest = Math.max(total.widest, names.size);
    return total;
  }

  #selection(selection: SelectionNode): Measure {
    if (selection.kind === Kind.FIELD) return this.#field(selection);
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.set(selection.selectionSet);
    return this.#fragment(selection.name.value);
  }

  #field(field: FieldNode): Measure {
    const inner = field.selectionSet ? this.set(field.selectionSet) : NOTHING;
    return {
      ...inner,
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      names: new Set([(field.alias ?? field.name).value]),
      cost: 1 + inner.cost * this.#entries(field),
    };
  }

  /** Number of times that the fields inside are resolved: the page size, or 1 for fields without one. */
  #entries(field: FieldNode): number {
    const value = field.arguments?.find(({ name }) => name.value === 'itemsPerPage')?.value;
    const asked = value?.kind === Kind.VARIABLE ? this.#variables[value.name.value] : intOf(value);
    return Math.max(1, typeof asked === 'number' ? asked : (this.#sizes.get(field.name.value) ?? 1));
  }

  #fragment(name: string): Measure {
    const known = this.#known.get(name);
    if (known) return known;
    // Validation refuses fragments that contain themselves and unknown fragments.
    this.#known.set(name, NOTHING);
    const fragment = this.#fragments.get(name);
    const measured = fragment ? this.set(fragment.selectionSet) : NOTHING;
    this.#known.set(name, measured);
    return measured;
  }
}

const intOf = (value: ValueNode | undefined) => (value?.kind === Kind.INT ? Number(value.value) : null);
