import { contract } from '@lading/api-client/contract';
import { addJob } from '../importing/jobs.examples.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';
import { PLAN } from './preplan.examples.ts';
import { HEAD, sending } from './vgm.examples.ts';

const vgmJob = async (world: World) => ({ jobId: await addJob(world, ['vgm:edit']) });
const preplanJob = async (world: World) => ({ jobId: await addJob(world, ['preplan:edit']) });

let names = 0;
/** No two templates of a company have one name. */
const name = (): string => {
  names += 1;
  return `Beilun ${names}`;
};
const vgmTemplate = () => ({ name: name(), content: HEAD, requestId: sending() });
const preplanTemplate = () => ({ name: name(), content: PLAN, requestId: sending() });

async function addVgmTemplate(world: World): Promise<number> {
  const token = await world.someone('customer', ['vgm:edit']);
  return (await world.call(contract.order.saveVgmTemplate, vgmTemplate(), token)).data.id;
}
async function addPreplanTemplate(world: World): Promise<number> {
  const token = await world.someone('customer', ['preplan:edit']);
  return (await world.call(contract.order.savePreplanTemplate, preplanTemplate(), token)).data.id;
}

export const examples: Examples<'order', 'declarationKept'> = {
  vgmImportErrors: vgmJob,
  clearVgmImportErrors: vgmJob,
  preplanImportErrors: preplanJob,
  clearPreplanImportErrors: preplanJob,
  vgmTemplates: () => ({}),
  saveVgmTemplate: async (world) => ({ ...vgmTemplate(), id: await addVgmTemplate(world), revision: 1 }),
  deleteVgmTemplates: async (world) => ({ ids: [await addVgmTemplate(world)] }),
  preplanTemplates: () => ({}),
  savePreplanTemplate: async (world) => ({ ...preplanTemplate(), id: await addPreplanTemplate(world), revision: 1 }),
  deletePreplanTemplates: async (world) => ({ ids: [await addPreplanTemplate(world)] }),
};
