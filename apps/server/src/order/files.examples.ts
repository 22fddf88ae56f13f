import { contract, type Out } from '@lading/api-client/contract';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

const paper = () => new File(['%PDF-1.7'], '订舱确认.pdf', { type: 'application/pdf' });

/** A paper of the customer's that nobody of the other side has seen. */
async function addPaper(
  world: World,
  kind: 'SO' | 'guarantee' = 'SO',
): Promise<Out<typeof contract.order.uploadOrderFile>> {
  const token = await world.someone('customer', ['order:edit']);
  const { data } = await world.call(
    contract.order.uploadOrderFile,
    { kind, bookingId: world.ids.master, file: paper() },
    token,
  );
  return data;
}

export const examples: Examples<'order', 'files'> = {
  bookingFiles: ({ ids }) => ({ bookingId: ids.master }),
  filePage: () => ({ keyword: 'SO' }),
  uploadOrderFile: ({ ids }) => ({ bookingId: ids.master, kind: 'packingInvoice', file: paper() }),
  // Each side takes back its own.
  async removeOrderFile(world, codes = []) {
    const staff = codes.some((code) => ['order:accept', 'release:decide', 'bill:issue'].includes(code));
    if (!staff) return { fileId: (await addPaper(world)).fileId };
    const token = await world.someone('staff', ['bill:issue']);
    const asked = { kind: 'bill' as const, bookingId: world.ids.master, file: paper() };
    return { fileId: (await world.call(contract.order.uploadOrderFile, asked, token)).data.fileId };
  },
};
