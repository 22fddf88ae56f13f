import type { PartyKind } from '@lading/validators/record';
import { parties } from '../database/schema.ts';
import { addCountry, letters } from './base-rows.ts';
import type { World } from './world.ts';

/** A party as somebody types it. */
export const partyTyped = () => ({
  alias: `Cascade ${letters(3)}`,
  name: 'CASCADE HOME SUPPLY LLC',
  street: '1420 E WAREHOUSE STREET',
  city: 'LOS ANGELES',
  state: 'CA',
  zip: '90021',
  countryCode: 'CN',
  phone: '1-213-555-0142',
});

/** A party in the book of the customer. */
export async function addParty(
  world: Pick<World, 'db' | 'ids'>,
  kind: PartyKind,
  more: Partial<typeof parties.$inferInsert> = {},
): Promise<number> {
  await addCountry(world);
  const displayText = 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET\nLOS ANGELES, CA 90021';
  const [row] = await world.db
    .insert(parties)
    .values({ ...partyTyped(), customerId: world.ids.customer, kind, displayText, ...more })
    .returning({ id: parties.id });
  return row?.id ?? 0;
}
