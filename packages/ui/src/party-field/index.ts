export type { PartyBook, PartyEntry, PartyFieldPart, PartyValue } from './entries.ts';
export { PartyField, type PartyFieldProps } from './party-field.tsx';
