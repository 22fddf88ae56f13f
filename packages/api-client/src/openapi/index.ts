export { type Coverage, coverage } from './coverage.ts';
export { type OpenApiDocument, type Operation, openApi } from './document.ts';
export type { JsonSchema } from './schema.ts';
