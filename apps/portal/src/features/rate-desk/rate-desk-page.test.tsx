import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { rateDeskAnswers, rateSheet } from '../../testing/sample-rate-desk.ts';

const { saveRateDraft, publishRates } = contract.freight;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const saved = vi.fn();

beforeEach(() => {
  saved.mockReset();
  server.use(...rateDeskAnswers('zh-CN'));
});

const cell = (service: string, value: string) => {
  const row = screen.getAllByRole('row').find((one) => within(one).queryByText(service));
  if (!row) throw new Error(`no row ${service}`);
  return within(row).getByText(value);
};

async function opened(path = '/backstage/rates/fcl') {
  const page = await open(path, { as: chenWei });
  await screen.findByText('PS6', {}, SOON);
  return page;
}

/** A row as the server has it after somebody has written another price. */
const priced = (id: number, p3: string, revision: number) => {
  const [, old] = rateSheet('zh-CN').records;
  const values = (old?.values ?? []).map((value, at) => (at === 7 ? p3 : value));
  return { id, revision, state: 'live' as const, values, edited: ['p3'], was: ['2390.00'], by: '周彦' };
};

it('begins with the sheet of full containers', async () => {
  const { path } = await opened('/backstage/rates');
  expect(path()).toMatch(/^\/backstage\/rates\/fcl/);
});

it('saves a cell once the hands rest, by the revision that was seen', async () => {
  server.use(
    mock(saveRateDraft, (input) => {
      saved(input);
      return { rows: [{ row: priced(2, '2450.00', 2), clashes: [], faults: [] }], changes: { rows: 3, cells: 3 } };
    }),
  );
  const { person } = await opened();
  await person.click(cell('PS6', '2,390.00'));
  await person.keyboard('2450{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce(), SOON);
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    sheet: 'fcl',
    rows: [{ id: 2, revision: 1, cells: [{ column: 'p3', from: '2390.00', value: '2450' }] }],
  });
  expect(await screen.findByRole('button', { name: '发布 3 处改动' }, SOON)).toBeEnabled();
  // What was saved is not sent again.
  expect(await screen.findByText(/^草稿已保存/, {}, SOON)).toBeVisible();
  expect(saved).toHaveBeenCalledOnce();
  // `2450.00` is what was written, and nobody else's.
  expect(screen.queryByText('他人也修改了此处')).not.toBeInTheDocument();
});

it('shows what somebody else was faster with, and keeps both until one is chosen', async () => {
  server.use(
    mock(saveRateDraft, {
      rows: [{ row: priced(2, '2500.00', 3), clashes: ['p3'], faults: [] }],
      changes: { rows: 3, cells: 3 },
    }),
  );
  const { person } = await opened();
  await person.click(cell('PS6', '2,390.00'));
  await person.keyboard('2450{Enter}{ArrowUp}');
  expect((await screen.findAllByText(/周彦/, {}, SOON)).length).toBeGreaterThan(0);
  expect(cell('PS6', '2,450.00')).toBeInTheDocument();
});

it('says under a cell what the server does not take', async () => {
  server.use(
    mock(saveRateDraft, {
      rows: [{ row: null, clashes: [], faults: [{ column: 'service', message: '最多 11 个字符' }] }],
      changes: { rows: 2, cells: 2 },
    }),
  );
  const { person } = await opened();
  await person.click(screen.getByText('PS6'));
  await person.keyboard('ABCDEFGHIJKLM{Enter}{ArrowUp}');
  expect((await screen.findAllByText(/最多 11 个字符/, {}, SOON)).length).toBeGreaterThan(0);
});

it('changes the selected rows at once: so much more on a price, as one step', async () => {
  server.use(
    mock(saveRateDraft, (input) => {
      saved(input);
      return { rows: [{ row: priced(2, '2440.00', 2), clashes: [], faults: [] }], changes: { rows: 3, cells: 3 } };
    }),
  );
  const { person } = await opened();
  await person.click(cell('PS6', '2,390.00'));
  const batch = within(screen.getByRole('form', { name: '批量修改' }));
  await person.type(batch.getByRole('textbox', { name: '金额' }), '50');
  await person.click(batch.getByRole('button', { name: '应用到所选行' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce(), SOON);
  expect(saved.mock.lastCall?.[0].rows).toMatchObject([{ id: 2, cells: [{ column: 'p3', value: '2440.00' }] }]);
});

it('publishes after what is odd was looked at', async () => {
  const published = vi.fn();
  server.use(
    mock(publishRates, (input) => {
      published(input);
      return { version: 39, rows: 2, cells: 2 };
    }),
  );
  const { person } = await opened();
  await person.click(screen.getByRole('button', { name: '发布 2 处改动' }));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  const looked = await dialog.findByRole('checkbox', { name: /我已核对/ }, SOON);
  expect(dialog.getByRole('button', { name: '发布' })).toBeDisabled();
  await person.click(looked);
  await person.click(dialog.getByRole('button', { name: '发布' }));
  await waitFor(
    () => expect(published).toHaveBeenCalledWith({ sheet: 'fcl', version: 39, looked: true, note: '' }),
    SOON,
  );
});

it('keeps in sight what cannot be saved yet, whatever the rows are narrowed to', async () => {
  const { person } = await opened();
  await person.click(cell('PS6', '2,390.00'));
  await person.keyboard('{Delete}');
  const words = screen.getByRole('searchbox');
  await person.type(words, 'AEU3');
  await waitFor(() => expect(screen.queryByText('PN3')).not.toBeInTheDocument(), SOON);
  expect(screen.getByText('PS6')).toBeInTheDocument();
  expect(words).toHaveFocus();
});

it('narrows the rows by the address, and leads to the other sheets', async () => {
  const { person, path } = await opened();
  await person.click(screen.getByRole('radio', { name: /草稿/ }));
  await waitFor(() => expect(path()).toBe('/backstage/rates/fcl?rows=draft'), SOON);
  await waitFor(() => expect(screen.queryByText('PS6')).not.toBeInTheDocument(), SOON);
  expect(screen.getByRole('link', { name: '拼箱运价' })).toHaveAttribute('href', '/backstage/rates/lcl');
});
