export { COUNTRIES, callingCode, type PhoneE164Options, phoneE164 } from './e164.ts';
