import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { HOUSE, masterAnswers } from '../../testing/sample-master.ts';
import { notANumber } from './draft.ts';

const { houseSettings, saveHouseSettings, uploadHousePicture } = contract.user;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const saved = vi.fn();

beforeEach(() => {
  saved.mockReset();
  server.use(
    mock(saveHouseSettings, (input) => {
      saved(input);
      return { revision: input.revision + 1 };
    }),
    ...masterAnswers('zh-CN'),
  );
});

const begin = async () => {
  const { person } = await open('/backstage/settings', { as: chenWei });
  return { person, hotline: await screen.findByRole('textbox', { name: '服务热线' }, SOON) };
};
const save = () => screen.getByRole('button', { name: '保存' });

it('saves what was changed, and shows beforehand how it will be said', async () => {
  const { person, hotline } = await begin();
  await person.clear(hotline);
  await person.type(hotline, '400-820-0117');
  // For readers of either language.
  expect(within(screen.getByRole('region', { name: '预览' })).getAllByText('400-820-0117')).toHaveLength(2);
  await person.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.lastCall?.[0]).toMatchObject({ revision: 3, hotline: '400-820-0117', nameCn: HOUSE.nameCn });
  expect(await screen.findByText('设置已保存，网站已更新')).toBeVisible();
});

it('adds an office, and sends no figure that is none', async () => {
  const { person } = await begin();
  const offices = within(screen.getByRole('region', { name: '办公地点' }));
  await person.click(offices.getByRole('button', { name: '新增：办公地点' }));
  await person.type(offices.getByRole('textbox', { name: '中文城市名 2' }), '上海');
  await person.type(offices.getByRole('textbox', { name: '英文城市名 2' }), 'Shanghai');
  await person.type(offices.getByRole('textbox', { name: '纬度 2' }), '31..2');
  await person.click(save());
  expect(await offices.findByText('请填写数字')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
  await person.clear(offices.getByRole('textbox', { name: '纬度 2' }));
  await person.type(offices.getByRole('textbox', { name: '纬度 2' }), '31.23');
  await person.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.lastCall?.[0].offices[1]).toMatchObject({ cityEn: 'Shanghai', lat: 31.23, lon: null });
});

it('wears the colour of a brand before it is saved, and takes an older version back into the form', async () => {
  const { person, hotline } = await begin();
  const worn = () => document.documentElement.style.getPropertyValue('--ld-color-petrol-600');
  await person.type(screen.getByRole('textbox', { name: '品牌色' }), '#2f5fa8');
  expect(screen.getByRole('img', { name: '品牌色阶' })).toBeVisible();
  expect(worn()).toBe('#2f5fa8');
  await person.click(screen.getByRole('checkbox', { name: '报关' }));
  await person.click(await screen.findByRole('button', { name: '取回第 2 版' }, SOON));
  await waitFor(() => expect(hotline).toHaveValue('400-820-0117'));
  // What that version says holds for all of the form.
  expect(worn()).toBe('');
  await person.click(save());
  await waitFor(() =>
    expect(saved.mock.lastCall?.[0]).toMatchObject({ revision: 3, hotline: '400-820-0117', brand: '' }),
  );
});

it('brings a logo, and takes it away', async () => {
  // No form is read here: the document of the tests has none that the network takes.
  const data = { path: '/house/7.svg' };
  server.use(http.post(`*${uploadHousePicture.path}`, () => HttpResponse.json({ code: '1', message: '', data })));
  const { person } = await begin();
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await person.upload(screen.getByLabelText('标志（浅色背景）'), file);
  expect(await screen.findByRole('img', { name: '标志（浅色背景）' })).toHaveAttribute('src', '/house/7.svg');
  await person.click(save());
  await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ logoLight: '/house/7.svg' }));
  await person.click(screen.getByRole('button', { name: '移除标志（浅色背景）' }));
  expect(screen.queryByRole('img', { name: '标志（浅色背景）' })).toBeNull();
});

it('tells that a colleague was first, and goes on from there', async () => {
  let revision = 3;
  const answer = () => ({
    ...HOUSE,
    icp: revision === 3 ? '' : '沪ICP备1号',
    revision,
    editedBy: '吴凯',
    editedAt: '2026-11-20T09:04:00+08:00',
  });
  server.use(mock(houseSettings, answer), mockError(saveHouseSettings, { status: 409, message: '该数据已被他人修改' }));
  const { person, hotline } = await begin();
  await person.type(hotline, '9');
  revision = 4;
  await person.click(save());
  expect(await screen.findByText(/^吴凯 于 .* 修改了设置$/, {}, SOON)).toBeVisible();
  await person.click(screen.getByRole('button', { name: '保留我的修改' }));
  expect(screen.getByRole('textbox', { name: 'ICP 备案号' })).toHaveValue('沪ICP备1号');
  expect(hotline).toHaveValue('400-820-00009');
  server.use(
    mock(saveHouseSettings, (input) => {
      saved(input);
      return { revision: 5 };
    }),
  );
  await person.click(save());
  await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ revision: 4, icp: '沪ICP备1号' }));
});

it('knows a figure that is none', () => {
  expect(notANumber(HOUSE)).toBeUndefined();
  const [office] = HOUSE.offices;
  if (!office) throw new Error('no office');
  expect(notANumber({ ...HOUSE, offices: [office, { ...office, lon: Number.NaN }] })).toBe('offices[1].lon');
});
