import { contract } from '@lading/api-client/contract';
import type { Examples } from '../testing/example.ts';
import { MARK, type World } from '../testing/world.ts';

const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '封条.jpg');

/** A file that waits to be sent, with the change of that place. */
export async function addFile(world: World) {
  const bookingId = await world.marked();
  const token = await world.someone('customer', ['bill:confirm']);
  const asked = { bookingId, version: 3, path: MARK.path, file: photo() };
  const { data } = await world.call(contract.order.addBlChangeFile, asked, token);
  return { bookingId, fileId: data.fileId };
}

export const examples: Examples<'order', 'changeFiles'> = {
  blChangeFiles: async (world) => ({ bookingId: (await addFile(world)).bookingId }),
  addBlChangeFile: async (world) => ({ bookingId: await world.marked(), version: 3, path: MARK.path, file: photo() }),
  removeBlChangeFile: (world) => addFile(world),
};
