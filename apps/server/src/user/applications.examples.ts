import { eq } from 'drizzle-orm';
import { customers, files, applications as table } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import type { World } from '../testing/world.ts';

/** As if nobody had applied for anything yet, in a company that is certified. */
async function fresh({ db, ids }: World): Promise<void> {
  await db.delete(table);
  await db.update(customers).set({ certification: 2 }).where(eq(customers.id, ids.customer));
}

async function addPaper({ db, ids }: Pick<World, 'db' | 'ids'>): Promise<number> {
  const paper = { customerId: ids.customer, folder: 'papers', name: '执照.pdf', contentType: 'application/pdf' };
  const [row] = await db
    .insert(files)
    .values({ ...paper, bytes: Buffer.from('%PDF-1.7') })
    .returning({ id: files.id });
  return row?.id ?? 0;
}

export const CREDIT = {
  method: 'monthly',
  days: 30,
  limit: '100000',
  monthlyVolume: '50000.50',
  invoiceTitle: '某公司',
  taxNo: '91350100M000100Y43',
  statementEmail: 'a@example.com',
  contact: '某人',
} as const;
export const FUDA = {
  companyName: '某公司',
  contact: '某人',
  phone: '13800138000',
  lanes: ['USWC'],
  monthlyTeu: 12,
  role: 'shipper' as const,
  agreement: true,
};
export const CERTIFICATION = {
  kind: 'mainland',
  companyName: '某公司',
  uscc: '91350100M000100Y43',
  legalPerson: '某人',
  address: '宁波',
  contact: '某人',
  phone: '13800138000',
} as const;

export const examples: Examples<'user', 'applications'> = {
  myApplications: () => undefined,
  async applyCertification(world) {
    await fresh(world);
    return { ...CERTIFICATION, licenceFileId: await addPaper(world) };
  },
  async applyCredit(world) {
    await fresh(world);
    return CREDIT;
  },
  async applyFuda(world) {
    await fresh(world);
    return FUDA;
  },
  applicationPage: () => ({}),
  async decideApplication(world) {
    await fresh(world);
    const { db, ids } = world;
    const row = { kind: 'fuda', customerId: ids.customer, userId: ids.user, content: {} } as const;
    const [made] = await db.insert(table).values(row).returning();
    return { kind: 'fuda', id: made?.id ?? 0, decision: 'approve' };
  },
};
