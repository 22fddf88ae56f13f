import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { masterAnswers } from '../../testing/sample-master.ts';

const { saveAirline, saveAirport, saveAirRoute, deleteAirlines } = contract.basedata;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const heard = vi.fn();

beforeEach(() => {
  heard.mockReset();
  const saving = (input: { id?: number | undefined }) => {
    heard(input);
    return { id: input.id ?? 9 };
  };
  server.use(
    mock(saveAirline, saving),
    mock(saveAirport, saving),
    mock(saveAirRoute, saving),
    ...masterAnswers('zh-CN'),
  );
});

const button = (name: string | RegExp) => screen.findByRole('button', { name }, SOON);

it('adds an airline in the table', async () => {
  const { person } = await open('/backstage/air', { as: chenWei });
  await screen.findByText('112', {}, SOON);
  await person.click(await button('新增航空公司'));
  await person.type(await screen.findByRole('textbox', { name: '代码' }), 'ca');
  await person.type(screen.getByRole('textbox', { name: '运单前缀' }), '999');
  await person.type(screen.getByRole('textbox', { name: '中文名称' }), '某航空');
  await person.type(screen.getByRole('textbox', { name: '英文名称' }), 'Some Air{Enter}');
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(heard.mock.lastCall?.[0]).toMatchObject({ code: 'CA', prefix: '999', nameEn: 'Some Air' });
  expect(heard.mock.lastCall?.[0]).not.toHaveProperty('id');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '代码' })).toBeNull());
});

it('says why an airline that flies stays', async () => {
  server.use(mockError(deleteAirlines, { message: '还有 3 个航班在使用，请先删除航班' }));
  const { person } = await open('/backstage/air', { as: chenWei });
  await person.click(await screen.findByRole('checkbox', { name: /MU/ }, SOON));
  await person.click(await button('删除'));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('还有 3 个航班在使用，请先删除航班')).toBeVisible();
});

it('changes several airports at once, and one where it stands', async () => {
  const { person, path } = await open('/backstage/air', { as: chenWei });
  await person.click(await screen.findByRole('tab', { name: '机场' }, SOON));
  await waitFor(() => expect(path()).toBe('/backstage/air?tab=airports'));
  for (const code of ['PVG', 'NGB'])
    await person.click(await screen.findByRole('checkbox', { name: new RegExp(code) }, SOON));
  await person.click(await button('取消热门'));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(heard.mock.calls.map(([input]) => [input.code, input.hot])).toEqual([
    ['PVG', false],
    ['NGB', false],
  ]);
  await person.click(await button('编辑 NGB'));
  await person.type(await screen.findByRole('textbox', { name: '拼音首字母' }), 'NB{Enter}');
  await waitFor(() => expect(heard.mock.lastCall?.[0]).toMatchObject({ id: 12, code: 'NGB', initials: 'NB' }));
});

it('adds a flight between airports that are found, and stops one', async () => {
  const { person } = await open('/backstage/air?tab=routes', { as: chenWei });
  await person.click(await button('新增航班'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('请填写此项')).toBeVisible();
  const choose = async (name: RegExp, words: string, option: RegExp) => {
    await person.type(dialog.getByRole('combobox', { name }), words);
    await person.click(await screen.findByRole('option', { name: option }, SOON));
  };
  await choose(/^起运机场/, 'pvg', /PVG/);
  await choose(/^目的机场/, 'lax', /LAX/);
  await choose(/^航空公司/, '东方', /东方航空/);
  await person.type(dialog.getByRole('textbox', { name: /^班期/ }), '135');
  await person.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(heard.mock.lastCall?.[0]).toMatchObject({
    startId: 11,
    endId: 13,
    airlineId: 2,
    days: [1, 3, 5],
    active: true,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(await screen.findByRole('checkbox', { name: /PVG–LAX/ }, SOON));
  await person.click(await button('停飞'));
  await waitFor(() => expect(heard.mock.lastCall?.[0]).toMatchObject({ id: 21, active: false, days: [1, 3, 5] }));
});
