import { partyText } from '@lading/validators';
import { COMPANY_CODES, type CompanyCode } from '@lading/validators/record';

/** A party as its form holds it. */
export interface PartyDraft {
  alias: string;
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  /** two letters of ISO 3166 */
  countryCode: string;
  contact: string;
  phone: string;
  email: string;
  enterpriseType: CompanyCode | '';
  enterpriseCode: string;
  displayText: string;
}

/** A country with its two letters. */
export interface PartyCountry {
  code: string;
  nameCn: string;
  nameEn: string;
}

export const EMPTY_PARTY: PartyDraft = {
  alias: '',
  name: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  countryCode: '',
  contact: '',
  phone: '',
  email: '',
  enterpriseType: '',
  enterpriseCode: '',
  displayText: '',
};

export const codeTypeOf = (typed: unknown): CompanyCode | '' => COMPANY_CODES.find((known) => known === typed) ?? '';

/** What is printed of the fields. */
export function printedOf(draft: Partial<PartyDraft>, countries: readonly PartyCountry[]): string {
  const { name = '', enterpriseType, enterpriseCode } = draft;
  const country = countries.find(({ code }) => code === draft.countryCode)?.nameEn;
  const type = enterpriseType === 'OTHER' ? '' : enterpriseType;
  const code = enterpriseCode && [type, enterpriseCode].filter(Boolean).join(' ');
  return partyText({ ...draft, name, country, code });
}
