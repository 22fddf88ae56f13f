import type { SchemaDescription, SchemaFieldDescription } from 'yup';

export interface JsonSchema {
  type?: string | readonly string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  contentMediaType?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  $ref?: string;
  'x-assumed'?: true;
}

type Parameters = Record<string, unknown>;

function testsOf({ tests }: SchemaDescription): (name: string) => Parameters | undefined {
  return (name) => {
    const found = tests.find((test) => test.name === name);
    return found && (found.params ?? {});
  };
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function numberSchema(description: SchemaDescription): JsonSchema {
  const test = testsOf(description);
  return {
    type: test('integer') ? 'integer' : 'number',
    minimum: numberOf(test('min')?.min),
    exclusiveMinimum: numberOf(test('min')?.more),
    maximum: numberOf(test('max')?.max),
  } as JsonSchema;
}

const FORMATS: Readonly<Record<string, string>> = { decimal: 'decimal', date: 'date', instant: 'date-time' };

function formatOf({ tests }: SchemaDescription): string | undefined {
  const known = tests.find(({ name }) => name !== undefined && name in FORMATS)?.name;
  return known && FORMATS[known];
}

function stringSchema(description: SchemaDescription): JsonSchema {
  const test = testsOf(description);
  const regex = test('matches')?.regex;
  return {
    type: 'string',
    minLength: numberOf(test('min')?.min) ?? (test('required') ? 1 : undefined),
    maxLength: numberOf(test('max')?.max),
    pattern: regex instanceof RegExp ? regex.source : undefined,
    format: formatOf(description),
  } as JsonSchema;
}

function arraySchema(description: SchemaDescription): JsonSchema {
  const test = testsOf(description);
  const inner = 'innerType' in description ? description.innerType : undefined;
  return {
    type: 'array',
    items: inner && !Array.isArray(inner) ? toJsonSchema(inner as SchemaFieldDescription) : {},
    minItems: numberOf(test('min')?.min),
    maxItems: numberOf(test('max')?.max),
  } as JsonSchema;
}

// Only inputs may be left out for their default; an object's own default is yup's, not ours.
const isRequired = (field: SchemaFieldDescription) =>
  'optional' in field && !field.optional && (field.type === 'object' || field.default === undefined);

function objectSchema(description: SchemaDescription): JsonSchema {
  const fields = 'fields' in description ? (description.fields as Record<string, SchemaFieldDescription>) : {};
  const required = Object.keys(fields).filter((name) => isRequired(fields[name] as SchemaFieldDescription));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toJsonSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

const BY_TYPE: Readonly<Record<string, (description: SchemaDescription) => JsonSchema>> = {
  number: numberSchema,
  string: stringSchema,
  array: arraySchema,
  object: objectSchema,
  boolean: () => ({ type: 'boolean' }),
  // Only a file() is of no type of JSON.
  mixed: () => ({ type: 'string', contentMediaType: 'application/octet-stream' }),
};

/** A yup description as JSON Schema: what a reader of the document may rely on. */
export function toJsonSchema(field: SchemaFieldDescription): JsonSchema {
  const description = field as SchemaDescription;
  const convert = BY_TYPE[description.type];
  if (!convert) throw new Error(`No JSON schema for the type ${description.type}`);
  const schema = convert(description);
  if (description.nullable) schema.type = [schema.type as string, 'null'];
  if (description.oneOf?.length) schema.enum = description.oneOf;
  if (description.default !== undefined && description.type !== 'object') schema.default = description.default;
  if ((description.meta as { assumed?: true } | undefined)?.assumed) schema['x-assumed'] = true;
  // Absent facts must not stand in the document as undefined.
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
