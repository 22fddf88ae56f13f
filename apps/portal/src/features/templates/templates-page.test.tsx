import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { holding, templateAnswers, WRITING } from '../../testing/sample-parties.ts';

const { saveOrderTemplate, deleteOrderTemplates } = contract.order;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };
const as = { ...chenWei, ext: { codeList: WRITING } };

beforeEach(() => server.use(holding('zh-CN', WRITING), ...templateAnswers('zh-CN')));

it('leads to a booking from a template, and says what a template leaves open', async () => {
  await open('/booking/templates', { as });
  const link = await screen.findByRole('link', { name: '按 洛杉矶 40HQ 家居 订舱' }, SOON);
  expect(link).toHaveAttribute('href', '/booking?template=3');
  const row = within((await screen.findByText('汉堡指示提单')).closest('tr') as HTMLElement);
  expect(row.getByText('未使用')).toBeVisible();
});

it('gives a template another name, or says why not', async () => {
  const saved = vi.fn();
  server.use(mockError(saveOrderTemplate, { message: '模板“汉堡”已存在，请换一个名称', field: 'name' }));
  const { person } = await open('/booking/templates', { as });
  await person.click(await screen.findByRole('button', { name: '重命名 汉堡指示提单' }, SOON));
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  const name = dialog.getByRole('textbox', { name: '名称' });
  await person.clear(name);
  await person.type(name, '汉堡');
  // The field is asked about as it is left, before it is sent.
  await person.tab();
  await person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('模板“汉堡”已存在，请换一个名称', {}, SOON)).toBeVisible();
  server.use(
    mock(saveOrderTemplate, (input) => {
      saved(input);
      return { id: 4 };
    }),
  );
  await person.type(name, '周班');
  await person.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(saved.mock.lastCall?.[0]).toMatchObject({ id: 4, revision: 1, name: '汉堡周班' }), SOON);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SOON);
});

it('deletes what is chosen, after a question', async () => {
  const gone = vi.fn();
  server.use(
    mock(deleteOrderTemplates, (input) => {
      gone(input);
      return { deleted: 1 };
    }),
  );
  const { person } = await open('/booking/templates', { as });
  await person.click(await screen.findByRole('checkbox', { name: /汉堡指示提单/ }, SOON));
  await person.click(await screen.findByRole('button', { name: '删除' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(gone).toHaveBeenCalledWith({ ids: [4] }));
});
