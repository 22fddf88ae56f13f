import { contract } from '@lading/api-client/contract';
import { ne } from 'drizzle-orm';
import { roleGrants } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

const NAMES = { name: '值班', nameEn: 'Watch' };
/** There may be so many only, and none twice by one name. */
const none = ({ db }: World) => db.delete(roleGrants).where(ne(roleGrants.name, ''));

async function own(world: World): Promise<string> {
  await none(world);
  return (await world.call(contract.desk.createRole, NAMES, await world.someone('staff', ['user:admin']))).data.role;
}

export const examples: Examples<'desk', 'ownRoles'> = {
  createRole: async (world) => {
    await none(world);
    return { name: '夜班', nameEn: 'Night shift', from: 'op' };
  },
  renameRole: async (world) => ({ role: await own(world), name: '早班', nameEn: 'Early shift' }),
  deleteRole: async (world) => ({ role: await own(world) }),
  setRolePeople: async (world) => ({ role: await own(world), userIds: [] }),
};
