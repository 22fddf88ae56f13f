import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { masterAnswers } from '../../testing/sample-master.ts';

const { saveDictionaryItem } = contract.basedata;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const saved = vi.fn();

beforeEach(() => {
  saved.mockReset();
  server.use(
    mock(saveDictionaryItem, (input) => {
      saved(input);
      return { id: input.id ?? 4 };
    }),
    ...masterAnswers('zh-CN'),
  );
});

it('renames an entry, puts it in order and offers it no longer', async () => {
  const { person } = await open('/backstage/dictionaries', { as: chenWei });
  await person.click(await screen.findByRole('button', { name: '编辑 20 尺普柜' }, SOON));
  await person.type(await screen.findByRole('textbox', { name: '排序' }), '5');
  await person.click(screen.getByRole('checkbox', { name: '启用' }));
  await person.type(screen.getByRole('textbox', { name: '英文名称' }), '!{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    id: 1,
    revision: 1,
    type: 'ctnType',
    nameEn: '20GP!',
    place: 5,
    active: false,
  });
});

it('adds an entry to the dictionary that is chosen', async () => {
  const { person, path } = await open('/backstage/dictionaries', { as: chenWei });
  await screen.findByText('40NOR', {}, SOON);
  await person.selectOptions(screen.getByRole('combobox', { name: '字典' }), 'bank');
  await waitFor(() => expect(path()).toBe('/backstage/dictionaries?type=bank'));
  await screen.findByText('还没有条目', {}, SOON);
  await person.click(screen.getByRole('button', { name: '新增条目' }));
  await person.type(await screen.findByRole('textbox', { name: '中文名称' }), '某银行');
  await person.type(screen.getByRole('textbox', { name: '英文名称' }), 'Some Bank{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(saved.mock.lastCall?.[0]).toMatchObject({ type: 'bank', nameCn: '某银行', active: true, place: null });
});
