import { contract, type Out } from '@lading/api-client/contract';
import { soPdf } from '../demo/order/papers/so-pdf.ts';
import type { World } from './world.ts';

/** What the shipping orders of tests say. */
export const SO_FACTS = {
  bkgNo: '6412104416',
  vessel: 'COSCO SHIPPING ALPS',
  voyage: '043E',
  por: 'CNNGB',
  pol: 'CNNGB',
  pod: 'USLAX',
  del: 'USLAX',
  etd: '2026-12-03',
  eta: '2026-12-17',
  containers: '2×40HQ',
  DCO: '2026-11-28T17:00',
  VCO: '2026-11-30T20:00',
  FCO: '2026-12-01T12:00',
  CUA: '2026-12-02T12:00',
  EFC: '2026-11-26T08:00',
  pickupDepot: 'XINGGANG DEPOT, BEILUN',
  releasePin: '9K7B2',
  returnTerminal: 'BEILUN TERMINAL 3',
  remark: 'RETURN BY 18:00',
} as const;

/** Brings a file as a shipping order of the customer's. */
export async function addSoFile(
  world: World,
  bytes: Buffer,
  name = 'SO_6412104416.pdf',
): Promise<Out<typeof contract.order.uploadOrderFile>> {
  const token = await world.someone('customer', ['order:edit']);
  const file = new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
  return (await world.call(contract.order.uploadOrderFile, { kind: 'SO', file }, token)).data;
}

export const addSo = async (world: World, form = 'cosco') => addSoFile(world, await soPdf(form, SO_FACTS));
