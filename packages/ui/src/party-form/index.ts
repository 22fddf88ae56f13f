export type { PartyCountry, PartyDraft } from './draft.ts';
export { EMPTY_PARTY } from './draft.ts';
export { PartyForm, type PartyFormPart, type PartyFormProps } from './party-form.tsx';
export type { PartyRefusal } from './use-party-form.ts';
