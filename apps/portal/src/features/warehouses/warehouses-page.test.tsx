import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { masterAnswers, WAREHOUSES } from '../../testing/sample-master.ts';
import { NEW_WAREHOUSE, sentOf, siteOf, wholeOf } from './warehouse.ts';

const { fbaPage, saveFbaWarehouse, deleteFbaWarehouse } = contract.basedata;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const [ont8 = NEW_WAREHOUSE] = WAREHOUSES;

beforeEach(() => server.use(...masterAnswers('zh-CN')));

const button = (name: string | RegExp) => screen.findByRole('button', { name }, SOON);
/** Hears what is saved, and answers as if it were. */
function hearing() {
  const saved = vi.fn();
  server.use(
    mock(saveFbaWarehouse, (input) => {
      saved(input);
      return { id: input.id ?? 9 };
    }),
  );
  return saved;
}

it('saves a row where it stands, with what the table does not show', async () => {
  const saved = hearing();
  const { person } = await open('/backstage/fba', { as: chenWei });
  await person.click(await button('编辑 ONT8'));
  const city = await screen.findByRole('textbox', { name: '城市' });
  await person.clear(city);
  await person.type(city, 'Perris{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    id: 1,
    revision: 1,
    code: 'ONT8',
    city: 'Perris',
    latitude: 33.86,
    countryId: 840,
    hot: true,
    site: ont8.site,
  });
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '城市' })).toBeNull());
});

it('tells that a colleague was first, and saves on top of what he wrote when told to', async () => {
  let theirs = false;
  const saved = vi.fn();
  server.use(
    mock(fbaPage, () => {
      const now = theirs ? { ...ont8, address: '1 NEW ST', revision: 2 } : ont8;
      return { records: [now], total: 1 };
    }),
    mockError(saveFbaWarehouse, { status: 409, message: '该数据已被他人修改，请核对后再保存' }),
  );
  const { person } = await open('/backstage/fba', { as: chenWei });
  await person.click(await button('编辑 ONT8'));
  theirs = true;
  await person.type(await screen.findByRole('textbox', { name: '城市' }), '!{Enter}');
  expect(await screen.findByText('ONT8 刚被他人修改', {}, SOON)).toBeVisible();
  expect(screen.getByText('现为：1 NEW ST')).toBeVisible();
  server.use(
    mock(saveFbaWarehouse, (input) => {
      saved(input);
      return { id: 1 };
    }),
  );
  await person.click(screen.getByRole('button', { name: '保留我的修改' }));
  await person.click(screen.getByRole('button', { name: '保存 ONT8' }));
  await waitFor(() =>
    expect(saved.mock.lastCall?.[0]).toMatchObject({ revision: 2, city: 'Moreno Valley!', address: '1 NEW ST' }),
  );
});

it('adds a warehouse with all its fields, and not without its code', async () => {
  const saved = hearing();
  const { person } = await open('/backstage/fba', { as: chenWei });
  await person.click(await button('新增仓库'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('请填写此项')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  const type = (name: RegExp, words: string) => person.type(dialog.getByRole('textbox', { name }), words);
  await type(/^仓库代码/, 'TEB3');
  await type(/^城市/, 'Logan');
  await type(/^邮编/, '08085');
  await type(/^附近仓库/, 'teb9 40');
  await person.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    code: 'TEB3',
    zip: '08085',
    countryId: 840,
    status: 'open',
    site: { nearby: [{ code: 'TEB9', km: 40 }] },
  });
  expect(saved.mock.lastCall?.[0]).not.toHaveProperty('id');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('chooses the state below the country where the base data know it, and has it typed elsewhere', async () => {
  const saved = hearing();
  const { person } = await open('/backstage/fba', { as: chenWei });
  await person.click(await button('ONT8 的全部信息'));
  const dialog = within(await screen.findByRole('dialog'));
  const state = await dialog.findByRole('combobox', { name: /省|州/ }, SOON);
  await waitFor(() => expect(state).toHaveValue('加利福尼亚州'));
  expect(dialog.queryByRole('textbox', { name: '州/省' })).toBeNull();
  await person.click(state);
  await person.click(await screen.findByRole('option', { name: /新泽西州/ }, SOON));
  await person.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ id: 1, countryId: 840, state: 'NJ' }));
});

it('says at its field what the server refuses of the site', async () => {
  server.use(mockError(saveFbaWarehouse, { status: 400, message: '等待天数不正确', field: 'site.waitMin' }));
  const { person } = await open('/backstage/fba', { as: chenWei });
  await person.click(await button('ONT8 的全部信息'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('等待天数不正确')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^最短等待/ })).toBeInvalid();
});

it('closes and deletes what was chosen, after a question', async () => {
  const saved = hearing();
  const removed = vi.fn();
  server.use(
    mock(deleteFbaWarehouse, (input) => {
      removed(input);
      return null;
    }),
  );
  const { person } = await open('/backstage/fba', { as: chenWei });
  await person.click(await screen.findByRole('checkbox', { name: /LGB8/ }, SOON));
  await person.click(await button('标记为关闭'));
  await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ id: 2, status: 'closed', revision: 1 }));
  await person.click(await screen.findByRole('checkbox', { name: /LAX9/ }, SOON));
  await person.click(await button('删除'));
  expect(removed).not.toHaveBeenCalled();
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(removed).toHaveBeenCalledWith({ ids: [3] }));
});

it('searches in a country', async () => {
  const asked = vi.fn();
  server.use(
    mock(fbaPage, (input) => {
      asked(input);
      return { records: [], total: 0 };
    }),
  );
  await open('/backstage/fba?keyword=923&countryId=840', { as: chenWei });
  expect(await screen.findByText('没有符合条件的仓库', {}, SOON)).toBeVisible();
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ searchValue: '923', countryId: 840, size: 20 }));
});

it('reads and writes everything of a warehouse without loss', () => {
  const sent = sentOf(wholeOf(ont8), ont8, 'sending-1');
  expect(sent).toMatchObject({ latitude: 33.86, longitude: -117.24, site: ont8.site, revision: 1 });
  expect(siteOf(wholeOf(NEW_WAREHOUSE))).toBeNull();
});
