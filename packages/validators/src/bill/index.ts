export { compareBills } from './compare/compare-bills.ts';
export { besideBills, housesPath, pathInHouses, sumOfBills } from './compare/master-houses.ts';
export type { Note, NoteCode, NoteParams, Side } from './compare/notes.ts';
export {
  type ComparePolicy,
  DRAFT_DRAFT,
  type FieldPolicy,
  INSTRUCTION_DRAFT,
  MASTER_HOUSES,
} from './compare/policy.ts';
export type * from './compare/result.ts';
export { unchangedPaths } from './compare/unchanged.ts';
export { diffWords } from './compare/words.ts';
export { createBillRecord, type PartialBillRecord } from './create-record.ts';
export * from './dcsa/index.ts';
export * from './draft/changes.ts';
export * from './draft/values.ts';
export * from './fields.ts';
export type { BillFieldMeanings } from './meanings.ts';
export * from './review/marks.ts';
export * from './review/review-state.ts';
export * from './say-words.ts';
export * from './status.ts';
export type * from './types.ts';
