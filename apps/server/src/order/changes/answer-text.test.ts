import { AS_ASKED, contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLoop } from '../../testing/loop.ts';

const { answerBlRequests, blLog, blMarks, blRequests } = contract.order;

let loop: Awaited<ReturnType<typeof openLoop>>;
beforeAll(async () => {
  loop = await openLoop();
});
afterAll(() => loop.server.close());

it('says an answer that does what was asked in the language of whoever reads it', async () => {
  const { bookingId } = await loop.begin();
  const { server, chen, staff } = loop;
  const [request] = await loop.send();
  const answers = [{ id: request?.id ?? 0, decision: 'accepted' as const, reason: AS_ASKED }];
  await server.call(answerBlRequests, { bookingId, answers }, staff, { language: 'zh-CN' });
  const read = async (language: string) => {
    const { list } = (await server.call(blRequests, { bookingId }, chen, { language })).data;
    const { marks } = (await server.call(blMarks, { bookingId }, chen, { language })).data;
    const { records } = (await server.call(blLog, { bookingId }, chen, { language })).data;
    const told = records.find(({ event }) => event === 'requestAccepted')?.words;
    return [list[0]?.answer?.reason, marks.find((mark) => mark.request)?.request?.reason, told];
  };
  expect(await read('en-US')).toEqual(Array(3).fill('Changed as requested'));
  expect(await read('zh-CN')).toEqual(Array(3).fill('已按要求改单'));
});
