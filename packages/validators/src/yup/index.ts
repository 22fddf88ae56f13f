export * from './draft-wire.ts';
export { type FieldOf, type FieldOptions, field } from './field.ts';
export * from './fields.ts';
export { yupLocale } from './locale.ts';
export { type RecordSchema, recordSchema } from './schema.ts';
export * from './schemas.ts';
export * from './wire.ts';
