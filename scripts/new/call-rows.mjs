// node --conditions=lading-source scripts/new/call-rows.mjs order.orderPage: a row that the call could answer, and whether it looks for words, as JSON.
const { contract } = await import(new URL('../../packages/api-client/src/contract/index.ts', import.meta.url).href);

/** A value of a described schema: the simplest that it takes. */
function sampleOf({ type, nullable, oneOf = [], fields = {}, tests = [] }) {
  if (oneOf.length > 0) return oneOf[0];
  if (nullable) return null;
  if (tests.some(({ name }) => name === 'decimal')) return '120.50';
  switch (type) {
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]));
    default:
      return 'A1';
  }
}

const [service = '', call = ''] = (process.argv[2] ?? '').split('.');
const endpoint = contract[service]?.[call];
const row = endpoint?.output?.describe().fields?.records?.innerType;
console.log(
  JSON.stringify(
    endpoint
      ? { row: row ? sampleOf(row) : null, keyword: 'keyword' in (endpoint.input?.describe().fields ?? {}) }
      : null,
  ),
);
