import { Hono } from 'hono';
import * as z from 'zod/mini';
import { API } from '../http/answer.ts';
import type { ShopEnv } from '../http/env.ts';
import { CALLS, type DescribedCall, type Method, type Schema } from './calls.ts';

const jsonSchema = (schema: Schema, io: 'input' | 'output') => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function answerOf({ answer, status = 200 }: DescribedCall): object {
  if (answer === undefined) return { [status]: { description: 'Done' } };
  if (typeof answer === 'string') {
    const content = Object.fromEntries(answer.split(', ').map((type) => [type, {}]));
    return { [status]: { description: 'A file', content } };
  }
  const schema = Array.isArray(answer)
    ? {
        type: 'object',
        properties: {
          member: { type: 'array', items: jsonSchema(answer[0], 'input') },
          totalItems: { type: 'integer' },
        },
        required: ['member', 'totalItems'],
      }
    : jsonSchema(answer, 'input');
  return { [status]: { description: 'Done', content: { 'application/ld+json': { schema } } } };
}

function operationOf(path: string, method: Method, call: DescribedCall): object {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const json = method === 'patch' ? 'application/merge-patch+json' : 'application/json';
  const [type, body] = call.form ? ['multipart/form-data', call.form] : [json, call.body];
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.file ? { requestBody: { content: { 'application/octet-stream': {} } } } : {}),
    ...(body ? { requestBody: { content: { [type]: { schema: jsonSchema(body, 'input') } } } } : {}),
    responses: answerOf(call),
    security: call.open ? [] : [{ bearer: [] }],
  };
}

/** Builds the API’s description (OpenAPI 3.1) from the schemas with which the app and the sandbox parse. */
export function openApi(): object {
  const paths = Object.entries(CALLS).map(([path, methods]) => {
    const operations = Object.entries(methods) as [Method, DescribedCall][];
    return [
      `${API}/${path}`,
      Object.fromEntries(operations.map(([method, call]) => [method, operationOf(path, method, call)])),
    ];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Shop API', version: '2' },
    paths: Object.fromEntries(paths),
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

export const docs = new Hono<ShopEnv>().get('/docs', (context) => context.json(openApi()));
