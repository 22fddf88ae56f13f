import { contract, type Out, RELEASE_STATE } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { staffInfo } from './sample-desk.ts';
import { PAPER_WORDS } from './sample-paper-words.ts';
import { applicationOf, BOOKING, billOf, paperAnswers } from './sample-papers.ts';

const { order } = contract;
type Row = Out<typeof order.releasePage>['records'][number];

const rowOf = (locale: Language, id: number, more: Partial<Row> = {}): Row => ({
  id,
  bookingId: BOOKING,
  bookingNo: 'MB26S01702',
  customerName: PAPER_WORDS[locale].company,
  billNo: 'COSU6412098730',
  kind: 'telex',
  status: 2,
  statusName: PAPER_WORDS[locale].applied,
  applicant: PAPER_WORDS[locale].clerk,
  missing: 0,
  appliedAt: '2026-11-19T10:20:00+08:00',
  decider: '',
  decidedAt: null,
  ...more,
});

/** What the desk asks that releases. */
export const releaseDeskAnswers = (locale: Language, status: 2 | 3 = 2): AnyHandler[] => [
  staffInfo(locale, ['staff:home', 'release:decide', 'bill:issue']),
  mock(order.releasePage, ({ id }) => {
    const records = [
      rowOf(locale, 7, { status, statusName: PAPER_WORDS[locale][status === 2 ? 'applied' : 'reviewing'] }),
      rowOf(locale, 8, {
        bookingId: 1711,
        bookingNo: 'MB26S01711',
        billNo: 'MAEU226104417',
        kind: 'original',
        missing: 1,
      }),
    ].filter((row) => id === undefined || row.id === id);
    return { records, total: records.length };
  }),
  mock(order.releaseStatus, { list: [billOf(locale, true, applicationOf(locale, status))] }),
  mock(order.decideRelease, ({ decision }) => ({
    id: 7,
    revision: 3,
    status: decision === 'review' ? RELEASE_STATE.reviewing : RELEASE_STATE.released,
  })),
  ...paperAnswers(locale),
];
