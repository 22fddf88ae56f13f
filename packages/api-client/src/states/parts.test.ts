import { BUS_TYPE } from '@lading/validators/bill';
import { expect, it } from 'vitest';
import { toAlert, toMessage, toTodo } from './parts.ts';

const toDo = (busType: number, id = 77) => ({
  busType,
  busTypeName: '费用确认',
  title: 'MB26S01702 账单待确认',
  dueAt: null,
  zone: 'Asia/Shanghai',
  createdAt: '2026-11-18T09:00:00+08:00',
  map: { bookingId: 1873, orderId: 2373, id },
});
const told = {
  id: 9,
  messageTypeStr: '单证',
  messageTitle: '提单已确认',
  message: '<p>COSU6412098730</p>',
  createTime: '2026-11-20T09:48:00+08:00',
};

it('makes of a to-do what the components show', () => {
  expect(toTodo(toDo(10))).toEqual({
    id: '10-1873-77',
    kind: '费用确认',
    title: 'MB26S01702 账单待确认',
    subject: 'charges',
    dueAt: null,
    zone: 'Asia/Shanghai',
    createdAt: '2026-11-18T09:00:00+08:00',
  });
});

it('knows the subject of every kind, and says nothing of one that is newer', () => {
  const subjects = Object.values(BUS_TYPE).map((busType) => [busType, toTodo(toDo(busType)).subject]);
  expect(Object.fromEntries(subjects)).toEqual({
    3: 'booking',
    5: 'instruction',
    8: 'copy',
    10: 'charges',
    // A returned application is drawn with the flag of what has no subject.
    11: undefined,
    12: undefined,
    14: undefined,
  });
  expect(toTodo(toDo(99)).subject).toBeUndefined();
});

it('tells two things apart that have the same words', () => {
  expect(toTodo(toDo(10, 77)).id).not.toBe(toTodo(toDo(10, 78)).id);
});

it('makes of a message its window and its alert', () => {
  const words = { type: '单证', title: '提单已确认', time: '2026-11-20T09:48:00+08:00' };
  expect(toMessage(told)).toEqual({ ...words, html: '<p>COSU6412098730</p>' });
  expect(toAlert(told)).toEqual({ ...words, id: 9 });
});
