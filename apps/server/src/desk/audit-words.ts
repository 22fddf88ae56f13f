import type { AuditSource } from '@lading/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { webUsers } from '../database/schema.ts';
import { type Language, say, sayGrant, sayNamed, sayNumbered } from '../messages/say.ts';
import { ofLanguage } from '../user/name.ts';

export interface Noted {
  readonly source: AuditSource;
  readonly event: string;
  readonly userId: number | null;
  readonly detail: Readonly<Record<string, unknown>>;
  /** as whom the portal itself writes into the database */
  readonly writer: string;
}

/** What the trigger on people wrote: whose rights they are stands where others say who did it. */
const isTold = ({ source, event }: Noted) => source === 'security' && event === 'rights';

/** The names of the people that entries are about. */
export async function peopleOf(db: Db, rows: readonly Noted[], language: Language) {
  const ids = rows.flatMap(({ detail: { user } }) => (typeof user === 'number' ? [user] : []));
  if (ids.length === 0) return new Map<number, string>();
  const { id, name, nameEn } = webUsers;
  const people = await db.select({ id, name, nameEn }).from(webUsers).where(inArray(id, ids));
  return new Map(people.map((one) => [one.id, ofLanguage(language, one.name, one.nameEn)]));
}

/** Who did it, as far as anybody knows: what an order or a bill became without somebody, and what was told by the database, is the portal's. */
export function actorOf(row: Noted, name: string, language: Language): string {
  if (isTold(row))
    return row.detail['by'] === row.writer ? say(language, 'auditSystem') : say(language, 'auditDatabase');
  return row.userId === null && row.source !== 'security' ? say(language, 'auditSystem') : name;
}

const wordOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** What are names apart, each of a role or a code. */
const GRANTED: readonly string[] = ['gave', 'took', 'roles', 'role'];
const grantsOf = (language: Language, names: readonly string[]) =>
  names.map((name) => sayGrant(language, name)).join(', ');

interface Rights {
  readonly roles?: readonly string[];
  readonly codes?: readonly string[];
  readonly active?: boolean;
}

/** What somebody was granted, as the database tells it: his roles, codes of his own, and whether he may log in. */
function rightsOf(language: Language, { roles = [], codes = [], active }: Rights): string {
  const granted = grantsOf(language, [...roles, ...codes]);
  const off = active === false && say(language, 'auditOff');
  return [granted, off].filter(Boolean).join(', ') || say(language, 'auditNothing');
}

/** The value of a fact in words; one that is nobody's word stands as it is. */
function factValue(language: Language, name: string, value: unknown): string {
  if ((name === 'before' || name === 'after') && typeof value === 'object') return rightsOf(language, value as Rights);
  const said = wordOf(value);
  if (GRANTED.includes(name)) return grantsOf(language, said.split(/[ ,]+/));
  return sayNamed(language, 'auditValue', `${name}.${said}`) ?? said;
}

/** What happened, in words. */
export const eventOf = ({ event }: Pick<Noted, 'event'>, language: Language): string =>
  sayNamed(language, 'auditEvent', event) ?? event;

/** What more is known of it, in words: states and people by their names. */
export function factsOf(row: Noted, name: string, people: ReadonlyMap<number, string>, language: Language) {
  const { by, from, to, said, saidEn, user, ...others } = row.detail;
  const isOrder = row.source === 'order';
  const state = (value: unknown) =>
    isOrder && typeof value === 'number' ? sayNumbered(language, 'orderStatus', value) : value;
  const facts = {
    user: isTold(row) ? name : typeof user === 'number' ? (people.get(user) ?? user) : user,
    // As whom the database was asked is said where it was not the portal.
    by: isTold(row) && by === row.writer ? undefined : by,
    // An order that stays where it is.
    ...(!isOrder || from !== to ? { from: state(from), to: state(to) } : {}),
    ...others,
    said: language === 'en-US' ? (saidEn ?? said) : said,
  };
  return Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([of, value]) => ({ name: sayNamed(language, 'auditFact', of) ?? of, value: factValue(language, of, value) }));
}
