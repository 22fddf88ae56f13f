import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { AnyHandler } from 'msw';
import { SAID } from './sample-office-words.ts';

const { desk } = contract;

export function reports(locale: Language): AnyHandler[] {
  const { company, charge, states } = SAID[locale];
  const order = { bookingId: 7, bookingNo: 'MB26S01873', customerName: company };
  return [
    mock(desk.draftReport, {
      bills: 42,
      approved: 36,
      firstTime: 27,
      firstTimeShare: '75.0',
      medianHours: '6.5',
      rounds: [27, 8, 4, 2, 1].map((bills, at) => ({ rounds: at + 1, bills })),
      weeks: ['2026-11-02', '2026-11-09', '2026-11-16'].map((week, at) => ({
        week,
        bills: 14,
        firstTimeShare: ['66.7', '75.0', '83.3'][at] ?? null,
      })),
      list: [
        {
          ...order,
          billNo: 'COSU6412098730',
          rounds: 3,
          requests: 2,
          hours: '25.5',
          firstAt: '2026-11-18T09:12:00+08:00',
          approvedAt: '2026-11-19T10:42:00+08:00',
        },
      ],
    }),
    mock(desk.orderReport, {
      orders: 60,
      cutOffs: 30,
      met: 26,
      late: 3,
      missed: 1,
      states: states.map((name, at) => ({ orderStatus: [3, 4, 8][at] ?? 3, name, orders: [12, 18, 30][at] ?? 0 })),
      days: ['2026-11-18', '2026-11-19', '2026-11-20'].map((day, at) => ({
        day,
        met: 8 + at,
        late: 1,
        missed: at === 2 ? 1 : 0,
      })),
      list: [
        {
          ...order,
          carrier: 'COSCO',
          hoursLate: '3.5',
          closesAt: '2026-11-19T12:00:00+08:00',
          sentAt: '2026-11-19T15:30:00+08:00',
        },
      ],
    }),
    mock(desk.statementReport, {
      statements: 18,
      deviating: 4,
      lines: 6,
      sums: [{ currency: 'USD', predicted: '12400.00', billed: '12640.50', over: '310.50', under: '-70.00', lines: 6 }],
      reasons: [],
      ageing: [
        {
          currency: 'USD',
          current: '8400.00',
          to30: '2100.00',
          to60: '640.00',
          to90: '0.00',
          over90: '120.00',
          total: '11260.00',
        },
      ],
      list: [
        {
          accountId: 5,
          accountNo: 'AC26110231',
          customerName: company,
          charge,
          currency: 'USD',
          predicted: '2310.00',
          billed: '2410.00',
          difference: '100.00',
          reason: 'rate',
        },
      ],
    }),
  ];
}
