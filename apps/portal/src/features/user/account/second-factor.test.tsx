import { contract, type In } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { accountAnswers, newSecret, RECOVERY, twofold } from '../../../testing/sample-account.ts';

const { beginSecondFactor, confirmSecondFactor, endSecondFactor, secondFactor } = contract.user;
const { server, open } = portalTests();
const heardBy = () => vi.fn<(input: In<typeof confirmSecondFactor>) => void>();

beforeEach(() => server.use(...accountAnswers('zh-CN')));

it('is switched on by the figures of a new secret, and shows its recovery codes once', async () => {
  const heard = heardBy();
  server.use(
    mock(confirmSecondFactor, (input) => {
      heard(input);
      server.use(mock(secondFactor, twofold));
      return { recovery: RECOVERY };
    }),
  );
  const { person } = await open('/personal', { as: chenWei });
  expect(await screen.findByText('未启用')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: '启用' }));
  const dialog = within(await screen.findByRole('dialog', { name: '启用二次验证' }));
  expect(dialog.getByRole('img', { name: '验证器应用二维码' })).toBeInTheDocument();
  expect(dialog.getByText(newSecret.secret)).toBeInTheDocument();
  await person.type(dialog.getByRole('textbox', { name: '动态码' }), '482719');
  await person.click(dialog.getByRole('button', { name: '启用' }));
  const done = within(await screen.findByRole('dialog', { name: '二次验证已启用' }));
  expect(done.getAllByRole('listitem').map((item) => item.textContent)).toEqual(RECOVERY);
  await person.click(done.getByRole('button', { name: '已保存，继续' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('已启用')).toBeInTheDocument();
  expect(screen.getByText(/2026-11-05 10:20 启用，剩余恢复码 9 个/)).toBeInTheDocument();
  expect(heard).toHaveBeenCalledWith({ code: '482719' });
});

it('stays off where the figures are wrong, or none were asked for', async () => {
  server.use(
    mockError(confirmSecondFactor, { message: '动态码不正确', field: 'code' }),
    mockError(beginSecondFactor, { message: '二次验证已经启用' }),
  );
  const { person } = await open('/personal', { as: chenWei });
  await person.click(await screen.findByRole('button', { name: '启用' }));
  expect(await screen.findByText('二次验证已经启用')).toBeInTheDocument();
  server.use(mock(beginSecondFactor, newSecret));
  await person.click(screen.getByRole('button', { name: '启用' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: '动态码' });
  await person.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('动态码不正确')));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('未启用')).toBeInTheDocument();
});

it('is switched off by its figures or a recovery code, and says so', async () => {
  const heard = heardBy();
  server.use(
    mock(secondFactor, twofold),
    mock(endSecondFactor, (input) => {
      heard(input);
      return null;
    }),
  );
  const { person } = await open('/personal', { as: chenWei });
  await person.click(await screen.findByRole('button', { name: '停用' }));
  const dialog = within(await screen.findByRole('dialog', { name: '停用二次验证' }));
  await person.click(dialog.getByRole('button', { name: /使用恢复码/ }));
  await person.type(dialog.getByRole('textbox', { name: '恢复码' }), 'A7QK-M2XD-4RTV-PZ6N');
  await person.click(dialog.getByRole('button', { name: '停用' }));
  expect(await screen.findByText('二次验证已停用')).toBeInTheDocument();
  expect(heard).toHaveBeenCalledWith({ code: 'A7QK-M2XD-4RTV-PZ6N' });
});

it('cannot be switched off by who must have it', async () => {
  server.use(mock(secondFactor, { ...twofold, demanded: true }));
  await open('/personal', { as: chenWei });
  expect(await screen.findByText('您的账号须使用，剩余恢复码 9 个')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '停用' })).toBeNull();
});
