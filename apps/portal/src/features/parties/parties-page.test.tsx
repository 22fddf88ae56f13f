import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { consignees, holding, partyAnswers, READING, WRITING } from '../../testing/sample-parties.ts';

const { order } = contract;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };
const as = { ...chenWei, ext: { codeList: WRITING } };
const reader = { ...chenWei, ext: { codeList: READING } };

beforeEach(() => server.use(holding('zh-CN', WRITING), ...partyAnswers('zh-CN')));
const button = (name: string | RegExp) => screen.findByRole('button', { name }, SOON);

it('adds a consignee with what is printed of it, and says what the server refuses at its field', async () => {
  const saved = vi.fn();
  server.use(mockError(order.saveConsignee, { message: '简称“Bayline”已存在，请换一个', field: 'alias' }));
  const { person } = await open('/parties?book=consignee', { as });
  await person.click(await button('新增收货人'));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  const type = async (name: string, words: string) =>
    person.type(await dialog.findByRole('textbox', { name }, SOON), words);
  await type('简称', 'Bayline');
  await type('公司名称', 'Bayline Imports');
  await type('街道门牌', '1 Harbor Plaza');
  await type('城市', 'Oakland');
  await person.click(dialog.getByRole('combobox', { name: '国家/地区' }));
  await person.click(await screen.findByRole('option', { name: /^美国/ }, SOON));
  await type('电话', '1-510-555-0120');
  await person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('简称“Bayline”已存在，请换一个', {}, SOON)).toBeVisible();
  server.use(
    mock(order.saveConsignee, (input) => {
      saved(input);
      return { id: 21 };
    }),
  );
  await type('简称', ' OAK');
  await person.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), SOON);
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    alias: 'Bayline OAK',
    countryCode: 'US',
    phone: '1-510-555-0120',
    displayText: 'BAYLINE IMPORTS\n1 HARBOR PLAZA, OAKLAND, UNITED\nSTATES\nTEL 1-510-555-0120',
  });
  expect(saved.mock.lastCall?.[0]).not.toHaveProperty('id');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SOON);
}, 40_000);

it('changes one as it was seen', async () => {
  const saved = vi.fn();
  server.use(
    mock(order.saveConsignee, (input) => {
      saved(input);
      return { id: 12 };
    }),
  );
  const { person } = await open('/parties?book=consignee', { as });
  await person.click(await button('编辑 Nordwind HAM'));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  await person.type(await dialog.findByRole('textbox', { name: '联系人' }, SOON), 'J. HARTMANN');
  await person.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(
    () => expect(saved.mock.lastCall?.[0]).toMatchObject({ id: 12, revision: 2, contact: 'J. HARTMANN' }),
    SOON,
  );
});

it('makes one the default, deletes what is chosen, and is narrowed by a country', async () => {
  const [defaults, gone, asked] = [vi.fn(), vi.fn(), vi.fn()];
  server.use(
    mock(order.setDefaultConsignee, (input) => {
      defaults(input);
      return null;
    }),
    mock(order.deleteConsignees, (input) => {
      gone(input);
      return { deleted: 1 };
    }),
    mock(order.consigneePage, (input) => {
      asked(input);
      return { records: consignees('zh-CN'), total: 2 };
    }),
  );
  const { person, path } = await open('/parties?book=consignee', { as });
  await person.click(await button('将 Nordwind HAM 设为默认'));
  await waitFor(() => expect(defaults).toHaveBeenCalledWith({ id: 12, isDefault: true }));
  await person.click(await screen.findByRole('checkbox', { name: /Nordwind HAM/ }));
  await person.click(await button('删除'));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(gone).toHaveBeenCalledWith({ ids: [12] }));
  await person.selectOptions(screen.getByRole('combobox', { name: '国家/地区' }), 'DE');
  await waitFor(() => expect(path()).toContain('country=DE'), SOON);
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ countryCode: 'DE' }), SOON);
});

it('shows a reader what is printed, and lets him change nothing', async () => {
  server.use(holding('zh-CN', READING));
  const { person } = await open('/parties?book=consignee', { as: reader });
  const [cell] = await screen.findAllByText('Cascade LA', {}, SOON);
  expect(screen.queryByRole('button', { name: '新增收货人' })).toBeNull();
  expect(screen.queryByRole('button', { name: /编辑|设为默认/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await person.click(cell as HTMLElement);
  const printed = await within(await screen.findByRole('dialog', {}, SOON)).findByRole('textbox', {}, SOON);
  expect(printed).toHaveValue(consignees('zh-CN')[0]?.displayText);
  expect(printed).toHaveAttribute('readonly');
});
