import type { Access, CODES, Code, Endpoint } from '@lading/api-client/contract';
import type { Language } from '../messages/say.ts';
import type { Member, Staff, Visitor } from '../user/session.ts';
import type { Cookies } from './cookies.ts';

/** Who asks, and in which language. */
export interface Caller<V extends Visitor | null = Visitor> {
  readonly visitor: V;
  readonly language: Language;
  readonly agent: string;
  /** what the page calls itself, at most 64 characters */
  readonly page: string | undefined;
  /** `https://portal.example.com`, as the browser sees this server */
  readonly origin: string;
  /** where the call comes from, as far as the proxies in front are trusted */
  readonly address: string;
  readonly cookies: Cookies;
  /** says a header of the answer */
  header(name: string, value: string): void;
}

interface Holder {
  customer: Member;
  staff: Staff;
  both: Member | Staff;
}

type HolderOf<C extends Code> = Holder[(typeof CODES)[C]];

/** Who is left when a call's access has been checked. */
export type VisitorOf<A extends Access> = A extends 'visitor'
  ? Visitor | null
  : A extends 'member'
    ? Member | Staff
    : A extends Code
      ? HolderOf<A>
      : A extends readonly (infer C extends Code)[]
        ? HolderOf<C>
        : never;

/** The caller of a call, as far as its access says who that can be. */
export type CallerOf<E extends Endpoint> = Caller<VisitorOf<E['access']>>;
