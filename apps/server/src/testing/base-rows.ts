import { areas, dictionaryItems, fbaWarehouses } from '../database/schema.ts';
import type { World } from './world.ts';

let count = 0;

/** Capitals that no example had before. */
export function letters(length: number): string {
  count += 1;
  let [left, text] = [count, ''];
  while (text.length < length) {
    text = String.fromCharCode(65 + (left % 26)) + text;
    left = Math.floor(left / 26);
  }
  return text;
}

export function nextSending(): string {
  count += 1;
  return `sending-${count}`;
}

/** China, which is there once. */
export async function addCountry({ db }: Pick<World, 'db'>): Promise<number> {
  await db.insert(areas).values({ id: 156, pid: 0, code: 'CN', nameCn: '中国', nameEn: 'China' }).onConflictDoNothing();
  return 156;
}

/** A warehouse of a code that no other has. */
export async function addWarehouse(world: Pick<World, 'db'>): Promise<number> {
  const [row] = await world.db
    .insert(fbaWarehouses)
    .values({ code: `${letters(6)}1`, countryId: await addCountry(world), city: '宁波' })
    .returning({ id: fbaWarehouses.id });
  return row?.id ?? 0;
}

/** Sea-truck among the services, which is there once; answers its value. */
export async function addService({ db }: Pick<World, 'db'>): Promise<number> {
  const service = { type: 'transportType', value: 4, nameCn: '海卡', nameEn: 'Sea-truck' };
  await db.insert(dictionaryItems).values(service).onConflictDoNothing();
  return service.value;
}
