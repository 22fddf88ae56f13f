import type { SchemaFieldDescription } from 'yup';
import type { Access, Subject } from '../contract/access.ts';
import { type Contract, type Endpoint, OK } from '../contract/define.ts';
import { callsOf } from './coverage.ts';
import { type JsonSchema, toJsonSchema } from './schema.ts';

interface Content {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
}
type Response = Content | { $ref: string };

export interface Operation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  security: readonly Record<string, readonly string[]>[];
  parameters: readonly object[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response>;
  'x-kind': Endpoint['kind'];
  /** `visitor`, `member`, or the permission codes of which one is asked for */
  'x-access': Access;
  /** whose data it is: 404 for everybody whom it does not belong to */
  'x-about'?: { subject: Subject; field: string };
  /** calls a minute from one address, where they are fewer than for the whole server */
  'x-limit'?: number;
  /** bytes */
  'x-body-limit': number;
  'x-assumed'?: true;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: object;
}

const FAILURES: Readonly<Record<string, string>> = {
  '400': 'The input is wrong; data.path names the field',
  '401': 'Not logged in, or the session ended',
  '403': 'Not permitted',
  '404': 'There is no such thing, or it belongs to somebody else',
  '409': 'Somebody else changed it first',
  '413': 'The request is larger than `x-body-limit`',
  '500': 'Abnormal; the message carries the code of the service',
};

const asJson = (schema: JsonSchema) => ({ 'application/json': { schema } });
const describe = (schema: Endpoint['input']): JsonSchema =>
  schema ? toJsonSchema(schema.describe() as SchemaFieldDescription) : { type: 'null' };

/** A form for an upload, JSON for everything else. */
const bodyOf = ({ kind, input }: Endpoint) => ({
  [kind === 'upload' ? 'multipart/form-data' : 'application/json']: {
    schema: input ? describe(input) : { type: 'object' },
  },
});

const envelope = (code: JsonSchema, data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { code, message: { type: 'string' }, data },
  required: ['code', 'message', 'data'],
});

function successOf({ kind, output }: Endpoint): Content {
  if (kind === 'download') return { description: 'The file', content: { '*/*': { schema: {} } } };
  return {
    description: `Code ${OK} is a success, every other one a refusal by the business and then data is null`,
    content: asJson({
      ...envelope({ type: 'string', description: `the string ${OK}` }, describe(output)),
    }),
  };
}

function parametersOf({ method, input }: Endpoint): object[] {
  const { properties = {}, required = [] } = method === 'GET' && input ? describe(input) : {};
  const query = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [{ $ref: '#/components/parameters/language' }, ...query];
}

function operation(domain: string, name: string, endpoint: Endpoint): Operation {
  const { method, access, about, limit, doc, kind, assumed } = endpoint;
  return {
    operationId: `${domain}.${name}`,
    summary: doc,
    tags: [domain],
    security: access === 'visitor' ? [] : [{ auth: [] }],
    parameters: parametersOf(endpoint),
    ...(method === 'POST' && {
      requestBody: { required: true as const, content: bodyOf(endpoint) },
    }),
    responses: {
      '200': successOf(endpoint),
      ...Object.fromEntries(
        Object.keys(FAILURES).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
    'x-kind': kind,
    'x-access': access,
    ...(about && { 'x-about': { subject: about[0], field: about[1] } }),
    ...(limit && { 'x-limit': limit }),
    'x-body-limit': endpoint.bodyLimit,
    ...(assumed && { 'x-assumed': true as const }),
  };
}

const components = () => ({
  securitySchemes: {
    auth: {
      type: 'apiKey',
      in: 'header',
      name: 'auth',
      description: 'A key of the company (`lading_…`), or the token of a login',
    },
  },
  parameters: {
    language: {
      name: 'language',
      in: 'header',
      description: 'Language of the messages',
      schema: { type: 'string', enum: ['zh-CN', 'en-US'], default: 'zh-CN' },
    },
  },
  responses: Object.fromEntries(
    Object.entries(FAILURES).map(([status, description]) => [
      status,
      { description, content: asJson(envelope({ type: 'string', const: status }, {})) },
    ]),
  ),
});

/** The contract as an OpenAPI 3.1 document; what the specification does not show is marked `x-assumed`. */
export function openApi(contract: Contract, version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [domain, name, endpoint] of callsOf(contract)) {
    paths[endpoint.path] = { [endpoint.method === 'GET' ? 'get' : 'post']: operation(domain, name, endpoint) };
  }
  const description = 'Reads are POSTed too. Ids are positive integers, amounts, weights and volumes decimal strings.';
  return { openapi: '3.1.0', info: { title: 'Lading portal', version, description }, paths, components: components() };
}
