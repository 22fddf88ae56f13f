import { expect, it } from 'vitest';
import { kindByName } from './kinds.ts';

it.each([
  ['SO_6412104416.pdf', 'SO'],
  ['订舱确认.pdf', 'SO'],
  ['Booking Confirmation 6412.pdf', 'SO'],
  ['PL-HAOYU-1873.xlsx', 'packingInvoice'],
  ['装箱单.xlsx', 'packingInvoice'],
  ['电放保函-盖章.pdf', 'guarantee'],
  ['报关单 2026.pdf', 'customs'],
  ['COSU6412098730 BL draft.pdf', 'bill'],
  ['MSDS battery.pdf', 'MSDS'],
  ['发票 2026-11.pdf', 'invoice'],
  ['IMG_2044.jpg', 'other'],
  // Letters inside of a word name nothing.
  ['SONATA.pdf', 'other'],
])('%s is %s', (name, kind) => {
  expect(kindByName(name)).toBe(kind);
});
