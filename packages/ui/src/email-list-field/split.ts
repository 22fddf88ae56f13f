import { email } from '@lading/validators';

/** What stands between addresses: the comma, and what people type in its place. */
const SEPARATORS = /[,，;；、\s]+/;
const CHINESE = /[，；、]/g;

/** Addresses of a typed or pasted text, and how many Chinese separators were replaced. */
export function splitAddresses(text: string): { addresses: string[]; replaced: number } {
  return {
    addresses: text.split(SEPARATORS).filter((part) => part !== ''),
    replaced: text.match(CHINESE)?.length ?? 0,
  };
}

export const endsAddress = (text: string): boolean => SEPARATORS.test(text);

/** The places of the addresses that are none, from 0. */
export const badPlaces = (addresses: readonly string[]): number[] =>
  addresses.flatMap((address, place) => (email.is(address) ? [] : [place]));
