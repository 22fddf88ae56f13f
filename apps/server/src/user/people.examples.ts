import { webUsers } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

async function colleague({ db, ids, nextPhone }: World): Promise<number> {
  const user = { customerId: ids.customer, account: nextPhone(), passwordHash: '', name: '某人', roles: ['ops'] };
  const [row] = await db.insert(webUsers).values(user).returning();
  return row?.id ?? 0;
}

export const examples: Examples<'user', 'people'> = {
  webUserPage: ({ ids }) => ({ customerId: ids.customer }),
  invitations: () => undefined,
  linkWebUser: ({ nextPhone }) => ({ phone: nextPhone(), name: '某人', roles: ['ops'] }),
  endInvitation: ({ nextPhone }) => ({ phone: nextPhone() }),
  setUserRoles: async (world) => ({ userId: await colleague(world), roles: ['finance'] }),
  resetPasswordByAdmin: async (world) => ({ userId: await colleague(world), requestId: 'request-1' }),
  setUserActive: async (world) => ({ userId: await colleague(world), active: false }),
};
