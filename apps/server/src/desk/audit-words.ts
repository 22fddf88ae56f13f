import type { AuditSource } from '@lading/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { webUsers } from '../database/schema.ts';
import { type Language, say, sayNumbered } from '../messages/say.ts';
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

/** What more is known of it, states and people by their names. */
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
    .map(([of, value]) => ({ name: of, value: wordOf(value) }));
}
