import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** The limits of a query. The app's largest one needs 5 levels and a cost of about 700. */
export const QUERY_LIMITS = { depth: 8, aliases: 60, rootFields: 8, cost: 10_000, itemsPerPage: 100 } as const;

/** A validation rule that refuses a query before anything is read for it. */
export function withinLimits(variables: Readonly<Record<string, unknown>>) {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const found = measure(operation.selectionSet, context, variables);
      const broken = [
        found.depth > QUERY_LIMITS.depth && `is nested deeper than ${QUERY_LIMITS.depth} levels`,
        found.aliases > QUERY_LIMITS.aliases && `has more than ${QUERY_LIMITS.aliases} aliases`,
        operation.selectionSet.selections.length > QUERY_LIMITS.rootFields && `asks for too much at once`,
        found.cost > QUERY_LIMITS.cost && `costs ${found.cost}, the limit is ${QUERY_LIMITS.cost}`,
      ].find((each) => each !== false);
      if (broken) context.reportError(new GraphQLError(`The query ${broken}.`, { nodes: operation }));
    },
  });
}

interface Measure {
  depth: number;
  aliases: number;
  cost: number;
}

function measure(
  set: SelectionSetNode,
  context: ValidationContext,
  variables: Readonly<Record<string, unknown>>,
  within: readonly FragmentDefinitionNode[] = [],
): Measure {
  const total: Measure = { depth: 0, aliases: 0, cost: 0 };
  const add = (part: Measure, levels: number, times = 1) => {
    total.depth = Math.max(total.depth, part.depth + levels);
    total.aliases += part.aliases;
    total.cost += part.cost * times;
  };
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const inner = selection.selectionSet
        ? measure(selection.selectionSet, context, variables, within)
        : { depth: 0, aliases: 0, cost: 0 };
      add(inner, 1, pageSizeOf(selection, variables));
      total.cost += 1;
      if (selection.alias) total.aliases += 1;
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      add(measure(selection.selectionSet, context, variables, within), 0);
    } else {
      const fragment = context.getFragment(selection.name.value);
      // Another rule refuses a fragment that contains itself.
      if (fragment && !within.includes(fragment))
        add(measure(fragment.selectionSet, context, variables, [...within, fragment]), 0);
    }
  }
  return total;
}

/** How often the fields inside are resolved: the page's size, where the field has one. */
function pageSizeOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const value = field.arguments?.find(({ name }) => name.value === 'itemsPerPage')?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? given : 1;
}
