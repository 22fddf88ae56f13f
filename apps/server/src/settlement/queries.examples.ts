import { contract } from '@lading/api-client/contract';
import type { Examples } from '../testing/example.ts';
import { sending, statementsOver } from '../testing/statements.ts';

const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], '进门记录.jpg');

export const examples: Examples<'settlement', 'queries'> = {
  queryPage: () => ({}),
  addQueryFile: async (world) => ({ accountId: (await statementsOver(world).issued()).accountId, file: photo() }),
  async queryFileBytes(world) {
    const over = statementsOver(world);
    const { accountId } = await over.issued();
    const { data } = await world.call(
      contract.settlement.addQueryFile,
      { accountId, file: photo() },
      await over.customer(),
    );
    return { accountId, fileId: data.fileId };
  },
  async disputeCharge(world) {
    const { accountId, lines, revision } = await statementsOver(world).issued();
    const lineId = lines[0]?.id ?? 0;
    return { accountId, lineId, revision, reason: 'notAgreed', text: '没有约定', requestId: sending() };
  },
  async answerCharge(world) {
    const { queryId, queryRevision } = await statementsOver(world).queried();
    return { queryId, decision: 'explain', text: '船公司自十日起上调', revision: queryRevision };
  },
  async replyCharge(world) {
    const { queryId, queryRevision } = await statementsOver(world).answered();
    return { queryId, step: 'settle', revision: queryRevision };
  },
};
