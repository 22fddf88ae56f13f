import type { Code } from '@lading/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import { importErrors, importJobs, webUsers } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

/** What whoever holds these codes may import. */
const KINDS = [
  ['dictionary:edit', 'dictionary'],
  ['fuda:edit', 'fudaRate'],
  ['fba:edit', 'fbaPrice'],
  ['rate:edit', 'declareRate'],
  ['order:edit', 'booking'],
  ['si:edit', 'instruction'],
  ['vgm:edit', 'vgm'],
  ['preplan:edit', 'preplan'],
] as const;
const OF_CUSTOMERS: ReadonlySet<string> = new Set(['fudaRate', 'booking', 'instruction', 'vgm', 'preplan']);
const kindOf = (codes: readonly Code[] = []) => KINDS.find(([code]) => codes.includes(code))?.[1] ?? 'fbaWarehouse';

const SHEETS: Readonly<Record<ReturnType<typeof kindOf>, string>> = {
  instruction: '业务编号,箱号\nMB1,CSQU3054383',
  booking: '客户订单号,起运港,目的港,40HQ\nPO-1,CNNGB,USLAX,2',
  vgm: '订单号或订舱号,箱号,VGM\nMB26S00001,CBHU3202732,9360.5',
  preplan: '订单号或订舱号,英文品名,件数,毛重（KGS）\nMB26S00001,BAMBOO KITCHEN SHELF,640,6880',
  declareRate: '口岸,报关方式,每票,续页,币种\nCNNGB,general,200,50,CNY',
  fbaWarehouse: '仓库代码,国家/地区,城市,邮编\nONT8,CN,宁波,315000',
  dictionary: '字典,中文名称,英文名称\ntruckType,冷藏车,Reefer truck',
  fudaRate: '起运港,目的港,船公司,船期,航程,生效,失效,40HQ\nCNNGB,USLAX,COSCO,4,14,2026-12-01,2026-12-31,2100',
  fbaPrice:
    '渠道名称,运输类型,交货仓,国家/地区,1000KG+,最短时效（天）,最长时效（天）,开船日（周几，1–7）,生效日,失效日\n普船海卡,海卡,深圳,CN,6.80,30,35,2,2026-11-20,2026-12-31',
};

/** An import with a wrong cell: of the forwarder's, or for a kind that customers have, of the customer's. */
export async function addJob(world: Pick<World, 'db' | 'ids'>, codes?: readonly Code[]): Promise<number> {
  const [staff] = await world.db.select({ id: webUsers.id }).from(webUsers);
  const job = {
    kind: kindOf(codes),
    userId: staff?.id ?? 0,
    customerId: OF_CUSTOMERS.has(kindOf(codes)) ? world.ids.customer : null,
    fileName: 'sites.csv',
    state: 3,
    total: 1,
    failed: 1,
  } as const;
  const rows = [{ row: 2, cells: { code: 'ONT8', country: 'Chyna', city: '宁波', zip: '315000' } }];
  const [row] = await world.db
    .insert(importJobs)
    .values({ ...job, rows })
    .returning({ id: importJobs.id });
  const wrong = { row: 2, column: 'country', value: 'Chyna', code: 'notListed', suggestion: 'China' };
  await world.db.insert(importErrors).values({ ...wrong, jobId: row?.id ?? 0 });
  return row?.id ?? 0;
}

/** Nobody waits for another's import. */
async function endAll({ db }: Pick<World, 'db'>): Promise<void> {
  await db
    .update(importJobs)
    .set({ state: 8 })
    .where(inArray(importJobs.state, [1, 2, 4, 5]));
}

export const examples: Examples<'importing', 'jobs'> = {
  async uploadImportFile(world, codes) {
    await endAll(world);
    const kind = kindOf(codes);
    return { kind, file: new File([SHEETS[kind]], 'rows.csv', { type: 'text/csv' }) };
  },
  importJob: async (world, codes) => ({ jobId: await addJob(world, codes) }),
  latestImport: async (world, codes) => {
    await addJob(world, codes);
    return { kind: kindOf(codes) };
  },
  importErrors: async (world, codes) => ({ jobId: await addJob(world, codes) }),
  async acceptImportRepairs(world, codes) {
    await endAll(world);
    const jobId = await addJob(world, codes);
    const [error] = await world.db.select().from(importErrors).where(eq(importErrors.jobId, jobId));
    return { jobId, errorIds: [error?.id ?? 0] };
  },
  clearImportErrors: async (world, codes) => ({ jobId: await addJob(world, codes) }),
  downloadImportTemplate: (_world, codes) => ({ kind: kindOf(codes) }),
  downloadImportErrors: async (world, codes) => ({ jobId: await addJob(world, codes) }),
};
