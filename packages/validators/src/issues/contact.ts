import type { Flaw } from './flaw.ts';

/** In a list, `item` counts the addresses from 1, and positions count within one; a single address is item 0. */
type AddressFlaw = Flaw & { item: number };

/** Codes of e-mail addresses. */
export interface EmailIssues {
  'email.blank': AddressFlaw;
  /** no character of an address, or not after the @ */
  'email.character': AddressFlaw;
  /** no @, more than one, or nothing before it */
  'email.at': AddressFlaw;
  /** two points together, or one beside the @ or at an end */
  'email.point': AddressFlaw;
  /** more than 64 characters before the @, or 254 in all */
  'email.length': AddressFlaw;
  /** no point after the @, a part of more than 63 characters or with a hyphen at an end, or an end that is no top level domain */
  'email.domain': AddressFlaw;
  /** something else than an English comma between addresses */
  'emails.separator': AddressFlaw;
  /** nothing between two commas, or beside the first or last */
  'emails.empty': AddressFlaw;
}

/** Codes of telephone numbers. */
export interface PhoneIssues {
  /** more or fewer than 11 digits */
  'mobile.digits': Flaw;
  /** begins otherwise than a mobile number of the specification does */
  'mobile.prefix': Flaw;
  /** begins otherwise than a mobile number of today does */
  'mobileCurrent.prefix': Flaw;
  /** neither a digit nor a hyphen */
  'phone.character': Flaw;
  /** a local number without its area code */
  'phone.areaCode': Flaw;
  /** a number of another country */
  'phone.abroad': Flaw;
  /** neither a mobile number, nor a landline with area code, nor 400 or 800 */
  'phone.form': Flaw;
}

/** Codes of telephone numbers of any country. */
export interface E164Issues {
  /** does not begin with + and a country code */
  'e164.plus': Flaw;
  /** no digit */
  'e164.character': Flaw;
  /** the code of no country */
  'e164.country': Flaw;
  /** of a country whose numbers are not taken here */
  'e164.elsewhere': Flaw;
  /** fewer than 7 digits or more than 15 */
  'e164.length': Flaw;
}

/** Codes of postal codes. */
export interface PostalCodeIssues {
  /** more or fewer than 6 digits */
  'postalCode.digits': Flaw;
}
