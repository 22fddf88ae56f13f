import { contract } from '@lading/api-client/contract';
import type { Examples } from '../testing/example.ts';

export const examples: Examples<'desk', 'roles'> = {
  roleTable: () => undefined,
  saveRoles: async (world) => {
    const token = await world.someone('staff', ['user:admin']);
    const { version } = (await world.call(contract.desk.roleTable, undefined, token)).data;
    return { version, changes: [{ side: 'staff', role: 'content', code: 'house:edit', granted: true }] };
  },
};
