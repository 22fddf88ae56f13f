import { addService, addWarehouse } from '../testing/base-rows.ts';
import type { Examples } from '../testing/example.ts';
import { slid } from '../testing/proofs.ts';

export const examples: Examples<'content', 'feedback'> = {
  saveFeedback: async (world) => ({
    name: '陈蔚',
    email: 'wei.chen@haoyu.example',
    phone: '0574-55501088',
    bookingNo: 'MB26S01702',
    content: '账单里改单费列了两行',
    replyBy: 'mail',
    transportType: await addService(world),
    warehouseId: await addWarehouse(world),
    captcha: await slid(world),
  }),
};
