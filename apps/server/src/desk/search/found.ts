import type { contract, Out } from '@lading/api-client/contract';
import type { Language } from '../../messages/say.ts';

export type Found = Out<typeof contract.desk.deskSearch>['list'][number];

/** What is looked for, and by whom. */
export interface Asked {
  readonly keyword: string;
  readonly codes: readonly string[];
  readonly language: Language;
}

export const mayAny = ({ codes }: Asked, wanted: readonly string[]): boolean =>
  wanted.some((code) => codes.includes(code));
