import type { customers, webUsers } from '../database/schema.ts';
import { type Language, say } from '../messages/say.ts';
import { ofLanguage } from '../user/name.ts';

type Person = Pick<typeof webUsers.$inferSelect, 'name' | 'nameEn' | 'customerId'>;
type Company = Pick<typeof customers.$inferSelect, 'name' | 'nameEn'>;

/** Who wrote something: a person, or else the company, or the forwarder where it has none either. */
export function signed(language: Language, person: Person | null, company: Company | null) {
  const side = person ? (person.customerId === null ? 'staff' : 'customer') : company ? 'customer' : 'staff';
  const named = person ?? company;
  const author = named ? ofLanguage(language, named.name, named.nameEn) : say(language, 'staff');
  return { author, side } as const;
}
