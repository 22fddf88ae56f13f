import { contract, type Out } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { officeAnswers } from '../../testing/sample-office.ts';

const { draftReport } = contract.desk;
const { server, open } = portalTests();

type Report = Out<typeof draftReport>;
const rowOf = (at: number): Report['list'][number] => ({
  bookingId: at,
  bookingNo: `MB26S0${1700 + at}`,
  billNo: '',
  customerName: '宁波昊屿家居有限公司',
  rounds: 1,
  requests: 0,
  firstAt: '2026-11-18T09:12:00+08:00',
  approvedAt: null,
  hours: null,
});
const reportOf = (bills: number): Report => ({
  bills,
  approved: 0,
  firstTime: 0,
  firstTimeShare: null,
  medianHours: null,
  rounds: [],
  weeks: [],
  list: Array.from({ length: bills }, (_, at) => rowOf(at)),
});

it('shows the rows of a report in pages, and of one that has fewer the last page', async () => {
  let bills = 45;
  server.use(
    mock(draftReport, () => reportOf(bills)),
    ...officeAnswers('zh-CN'),
  );
  const { person, router } = await open('/backstage/reports', { as: chenWei });
  const rows = async () => within(await screen.findByRole('table', { name: /明细$/ })).getAllByText(/^MB26S0/);
  await screen.findByText('MB26S01700');
  expect(await rows()).toHaveLength(20);
  const pages = screen.getByRole('navigation', { name: '分页' });
  await person.click(within(pages).getByRole('button', { name: /3/ }));
  expect((await rows()).map((one) => one.textContent)).toEqual([40, 41, 42, 43, 44].map((at) => `MB26S0${1700 + at}`));
  bills = 22;
  await router.navigate({ to: '/backstage/reports', search: { from: '2026-11-16' } });
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});
