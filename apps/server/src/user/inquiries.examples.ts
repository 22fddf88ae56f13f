import { inquiries } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import { slid } from '../testing/proofs.ts';
import type { World } from '../testing/world.ts';

const QUESTION = { topic: 'rates', question: '宁波到洛杉矶 40HQ 还有舱位吗？' } as const;

/** A question that nobody has answered. */
export async function addInquiry({ db, ids }: Pick<World, 'db' | 'ids'>): Promise<number> {
  const [row] = await db
    .insert(inquiries)
    .values({ ...QUESTION, customerId: ids.customer, userId: ids.user, phone: '13800138000' })
    .returning({ id: inquiries.id });
  return row?.id ?? 0;
}

let sent = 0;
export const examples: Examples<'user', 'inquiries'> = {
  askInquiry() {
    sent += 1;
    return { ...QUESTION, requestId: `inquiry-${sent}` };
  },
  askAsVisitor: async (world) => ({
    ...QUESTION,
    name: '某人',
    phone: world.nextPhone(),
    captcha: await slid(world),
  }),
  myInquiries: () => ({}),
  inquiryPage: () => ({ keyword: '洛杉矶' }),
  answerInquiry: async (world) => ({ id: await addInquiry(world), answer: '有，11 月 26 日开船。' }),
};
