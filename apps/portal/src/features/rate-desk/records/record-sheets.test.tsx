import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { staffInfo } from '../../../testing/sample-desk.ts';
import { FBA_PRICES, fbaPriceAnswers } from '../../../testing/sample-fba-prices.ts';
import { FUDA_RATES, fudaAnswers } from '../../../testing/sample-fuda.ts';

const { saveFbaPrice, fbaPriceById, updateFbaPrices, setFbaPriceStatus, updateFuda } = contract.freight;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };

const cell = (of: string, value: string) => {
  const row = screen.getAllByRole('row').find((one) => within(one).queryByText(of));
  if (!row) throw new Error(`no row ${of}`);
  return within(row).getByText(value);
};

async function fba() {
  server.use(...fbaPriceAnswers('zh-CN'));
  const page = await open('/backstage/rates/fba', { as: chenWei });
  await screen.findByText('快船海卡', {}, SOON);
  return page;
}
const now = (kg100: string, revision: number) => {
  const [, second] = FBA_PRICES;
  if (!second) throw new Error('no second price');
  return { ...second, revision, breaks: [{ fromKg: 100, price: kg100 }] };
};

it('saves one channel with all that it holds, by the revision that was seen', async () => {
  const saved = vi.fn();
  const { person } = await fba();
  server.use(
    mock(saveFbaPrice, (input) => {
      saved(input);
      return { id: 2 };
    }),
    mock(fbaPriceById, now('9.60', 2)),
  );
  await person.click(cell('快船海卡', '9.40'));
  await person.keyboard('9.6{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce(), SOON);
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    id: 2,
    revision: 1,
    channelName: '快船海卡',
    mode: 1,
    origins: ['shenzhen', 'yiwu'],
    countryId: 1,
    breaks: [{ fromKg: 100, price: '9.6' }],
    sailDays: [2],
    cutoff: { days: 3, time: '18:00' },
    divisor: 6000,
  });
  expect(await screen.findByText('9.60', {}, SOON)).toBeInTheDocument();
  expect(screen.queryByText('他人也修改了此处')).not.toBeInTheDocument();
});

it('overwrites nothing that somebody else has saved: both are there until one is chosen', async () => {
  const { person } = await fba();
  server.use(mockError(saveFbaPrice, { status: 409, message: '他人已先保存' }), mock(fbaPriceById, now('9.90', 2)));
  await person.click(cell('快船海卡', '9.40'));
  await person.keyboard('9.6{Enter}');
  expect(await screen.findByText('他人也修改了此处', {}, SOON)).toBeInTheDocument();
});

it('tells what a change of many comes to before it is made', async () => {
  const sent = vi.fn();
  const { person } = await fba();
  server.use(
    mock(updateFbaPrices, (input) => {
      sent(input.dryRun);
      const rows = [
        {
          id: 1,
          before: [{ fromKg: 100, price: '7.90' }],
          after: [{ fromKg: 100, price: '8.40' }],
          validTo: '2026-12-30',
        },
      ];
      return { updated: input.dryRun ? 0 : 1, rows };
    }),
  );
  const batch = within(screen.getByRole('form', { name: '批量修改' }));
  await person.type(batch.getByRole('textbox', { name: '每公斤' }), '0.5');
  await person.click(batch.getByRole('button', { name: '预览' }));
  expect(await batch.findByText(/普船海卡 · 7\.90 → 8\.40/, {}, SOON)).toBeVisible();
  await person.click(batch.getByRole('button', { name: '应用到所选行' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([[true], [false]]), SOON);
});

it('puts a channel on sale and takes it off', async () => {
  const moved = vi.fn();
  const { person } = await fba();
  server.use(
    mock(setFbaPriceStatus, (input) => {
      moved(input);
      return { updated: 1 };
    }),
  );
  await person.click(screen.getByRole('button', { name: '下架' }));
  await waitFor(() => expect(moved).toHaveBeenCalledWith({ ids: [1], status: 3 }), SOON);
});

it('keeps the rates of partners in a sheet too: what a cell changes is their next version', async () => {
  const saved = vi.fn();
  server.use(
    staffInfo('zh-CN', ['staff:home', 'rate:edit', 'fuda:edit', 'fuda:admin']),
    ...fudaAnswers('zh-CN'),
    mock(updateFuda, (input) => {
      saved(input);
      const [first] = FUDA_RATES;
      if (!first) throw new Error('no rate');
      return { ...first, revision: 2, version: 2, transitDays: 15 };
    }),
  );
  // Whoever looks at partners sees their costs.
  const { person } = await open('/backstage/rates/fuda', { as: chenWei });
  await screen.findByText('PS6', {}, SOON);
  await person.click(cell('AAC2', '14'));
  await person.keyboard('15{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce(), SOON);
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    id: 1,
    revision: 1,
    polId: 1,
    podId: 4,
    shippingId: 1,
    transitDays: 15,
    sellMarkup: '60.00',
    prices: [
      { ctnType: 1, cost: '1720.00', member: null },
      { ctnType: 3, cost: '2190.00', member: null },
    ],
  });
});
