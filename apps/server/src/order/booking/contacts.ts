import {
  CONTACT_ROLES,
  type ContactRole,
  type Out,
  type PortalContract,
  type StaffRole,
} from '@lading/api-client/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { webUsers } from '../../database/schema.ts';
import { type Language, say, type TextId } from '../../messages/say.ts';
import { ofLanguage } from '../../user/name.ts';
import { type Booking, formOf } from './form.ts';

/** Whose daily work it is. */
const DONE_BY: Readonly<Partial<Record<ContactRole, StaffRole>>> = {
  sales: 'sales',
  op: 'op',
  doc: 'doc',
  finance: 'finance',
};

/** Who of the forwarder to turn to: whoever accepted the booking, and for the rest those whose work it is. */
export async function bookingContacts(
  db: Db,
  booking: Booking | undefined,
  language: Language,
): Promise<Out<PortalContract['order']['bookingContacts']>> {
  const form = booking && (await formOf(db, booking.id));
  const staff = await db
    .select()
    .from(webUsers)
    .where(and(isNull(webUsers.customerId), eq(webUsers.active, true)))
    .orderBy(asc(webUsers.id));
  return CONTACT_ROLES.flatMap((role) => {
    const own = role === 'op' ? staff.find(({ id }) => id === form?.opId) : undefined;
    const doer = DONE_BY[role];
    const person = own ?? staff.find(({ roles }) => doer !== undefined && roles.includes(doer));
    if (!person) return [];
    return [
      {
        role,
        roleName: say(language, `contact_${role}` as TextId),
        name: ofLanguage(language, person.name, person.nameEn),
        phone: '',
        email: person.email,
        qq: person.qq,
        wechatQr: '',
        workTime: say(language, 'contactHours'),
      },
    ];
  });
}
