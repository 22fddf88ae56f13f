import type { Schema, SchemaFieldDescription } from 'yup';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const TRUTH: Readonly<Record<string, boolean>> = { true: true, false: false };

function meant(type: string | undefined, raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  if (type === 'number' && NUMBER.test(raw)) return Number(raw);
  // As `pathOf` writes a list.
  if (type === 'array') return raw.split(',');
  return type === 'boolean' ? (TRUTH[raw] ?? raw) : raw;
}

/** What came as texts, in an address or a form, as the input's fields are: `"7"` is a number where one is declared. */
export function fromTexts(input: Schema, raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const { fields = {} } = input.describe() as { fields?: Readonly<Record<string, SchemaFieldDescription>> };
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, meant(fields[name]?.type, value)]));
}
