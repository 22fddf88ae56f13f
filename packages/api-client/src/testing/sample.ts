import type { AnyObject, Schema, SchemaObjectDescription } from 'yup';
import type { Endpoint, Out } from '../contract/define.ts';

/** What texts of a contract look like, the plainest first: a schema takes the first that it lets through. */
const TEXTS = [
  'A',
  'sample',
  '1',
  '2026-11-20',
  '2026-11-20T08:30:00+08:00',
  '12:00',
  '1.00',
  '2026-11',
  '3f2b8f9a-1f4e-4c3e-9b77-0a1b2c3d4e5f',
  '/sample',
  'https://portal.example.com',
  '/house/1.svg',
  '/files/content/3f2b8f9a-1f4e-4c3e-9b77-0a1b2c3d4e5f.png',
  'a@example.com',
  '13800138000',
  '91350100M000100Y43',
  'CNNGB',
  'USWC',
  'COSU6412098730',
  'Lading2026',
  '123456',
  '1.0.0',
  'MU',
  '999',
  'PVG',
  'own-0a1b2c3d',
];
const NUMBERS = [1, 0, 5, 6, 15, 0.5, 2026];

interface Inner {
  readonly fields?: Readonly<Record<string, Schema>>;
  readonly innerType?: Schema;
}

const fits = (schema: Schema, value: unknown) => schema.isValidSync(value, { strict: true });

function longer(schema: Schema): string[] {
  const { tests } = schema.describe();
  return tests.flatMap(({ name, params }) =>
    ['min', 'length'].includes(name ?? '') ? ['A'.repeat(Number(params?.[name ?? '']) || 0)] : [],
  );
}

/** One of each, or as many as the schema wants. */
function listOf(schema: Schema, inner: Schema): unknown[] {
  const wanted = schema.describe().tests.find(({ name }) => name === 'length')?.params?.['length'];
  return Array.from({ length: Number(wanted) || 1 }, () => sampleOf(inner));
}

/** Each field filled; or all but one, where some stand instead of others. */
function recordsOf(fields: Readonly<Record<string, Schema>>): Readonly<Record<string, unknown>>[] {
  const entries = Object.entries(fields).map(([name, field]) => [name, sampleOf(field)] as const);
  const without = (left: string) => Object.fromEntries(entries.filter(([name]) => name !== left));
  return [Object.fromEntries(entries), ...entries.map(([name]) => without(name))];
}

function fileOf(schema: Schema): unknown {
  const { endings = [] } = (schema.meta() ?? {}) as { endings?: readonly string[] };
  return new File(['sample'], `sample${endings[0] ?? '.txt'}`);
}

function candidates(schema: Schema): readonly unknown[] {
  const { fields, innerType } = schema as Schema & Inner;
  const { oneOf } = schema.describe() as SchemaObjectDescription;
  const chosen = oneOf.filter((value) => value !== null && value !== undefined);
  if (chosen.length > 0) return chosen;
  if (fields) return recordsOf(fields);
  if (schema.type === 'array') return [...(innerType ? [listOf(schema, innerType)] : []), [], ['sample']];
  if (schema.type === 'string') return [...TEXTS, ...longer(schema)];
  if (schema.type === 'number') return NUMBERS;
  if (schema.type === 'boolean') return [true, false];
  return [fileOf(schema), 'sample', 1];
}

/**
 * A value that a schema of the contract lets through: each field filled that can be, the plainest value first. Throws where it finds none: such a schema wants
 * a value that somebody writes.
 */
export function sampleOf(schema: Schema): unknown {
  const found = [...candidates(schema), null, undefined].find((value) => fits(schema, value));
  if (found === undefined && !fits(schema, undefined))
    throw new Error(`No value was found for ${schema.spec.label ?? schema.type}: write one`);
  return found;
}

/** What a call may answer, made from its contract; `over` says what matters. */
export function sampleAnswer<E extends Endpoint>(endpoint: E, over: AnyObject = {}): Out<E> {
  if (endpoint.kind === 'download') return new File(['sample'], 'sample.txt') as Out<E>;
  if (!endpoint.output) return null as Out<E>;
  const answer = sampleOf(endpoint.output);
  return (typeof answer === 'object' && answer && !Array.isArray(answer) ? { ...answer, ...over } : answer) as Out<E>;
}
