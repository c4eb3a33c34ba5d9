import {
  assertValidSchema,
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  validate,
} from 'graphql';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { additionOf } from '../additions.ts';
import { QUERY } from '../judge.ts';
import type { Run } from '../run.ts';

const isIntrospection = (data: unknown): data is IntrospectionQuery =>
  fieldsOf(fieldsOf(data).__schema).types !== undefined;

/** Validates each query of the run against the shop's own schema, if the shop reveals it. */
export async function checkQueries(run: Run): Promise<void> {
  const schema = await schemaOf(run);
  if (!schema) {
    run.notes.push('GraphQL: the schema cannot be seen, so that queries were run and not validated.');
    return;
  }
  for (const seen of run.observations) {
    if (seen.document === null) continue;
    const { base, extended } = seen.document;
    const lacking = fieldsLacking(schema, base);
    // These fields explain the failed call: the vague finding is dropped.
    const vague = run.findings.findIndex(({ call, path }) => call === seen.call && path === '(status)');
    if (lacking.length > 0 && vague >= 0) run.findings.splice(vague, 1);
    const words = { expected: 'in the schema of GraphQL', got: 'nothing' };
    for (const path of lacking)
      run.find(seen, {
        ...words,
        path,
        kind: additionOf(seen.call) ? 'additionAbsent' : 'missingFromSpecification',
        consequence: 'The query fails as a whole: Parkett says that it could not be loaded.',
        blocks: true,
      });
    if (run.findings.some(({ call, path }) => call === seen.call && path === QUERY)) continue;
    for (const path of fieldsLacking(schema, extended))
      run.find(seen, {
        ...words,
        path,
        kind: 'additionAbsent',
        consequence:
          'Parkett asks by the document of the specification, for this and all other additions of the query.',
      });
  }
}

/** Returns the paths `Type.field` that a document requests and the schema lacks. */
function fieldsLacking(schema: GraphQLSchema, document: string): string[] {
  return validate(schema, parse(document)).map(({ message }) => {
    const [, field = '', type = ''] = /field "(\w+)" on type "(\w+)"/.exec(message) ?? [];
    return field ? `${type}.${field}` : message;
  });
}

async function schemaOf(run: Run): Promise<GraphQLSchema | null> {
  const token = run.session.token();
  const answer = await run.probe('introspection', 'graphql', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }),
  });
  const { data } = fieldsOf(answer?.body);
  if (!isIntrospection(data)) return null;
  try {
    const schema = buildClientSchema(data);
    assertValidSchema(schema);
    return schema;
  } catch {
    run.find(
      { call: 'introspection', status: answer?.response.status ?? null },
      {
        path: '__schema',
        expected: 'the whole schema, or an error',
        got: 'a part of it',
        consequence: 'Parkett does not ask for it; this check could not hold its queries against it.',
      },
    );
    return null;
  }
}
