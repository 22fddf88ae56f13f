import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { webUser } from '../../testing/sample-account.ts';
import { deskAnswers, staffInfo } from '../../testing/sample-desk.ts';

const { decideApplication, setUserActive, setUserRoles, resetPasswordByAdmin, webUserPage } = contract.user;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const ONE = '/backstage/customers?customerId=31';

beforeEach(() => server.use(...deskAnswers('zh-CN')));
const button = (name: string | RegExp) => screen.findByRole('button', { name }, SOON);
const confirm = async (person: Awaited<ReturnType<typeof open>>['person'], name: string) =>
  person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

it('opens a customer from the list', async () => {
  const { person, path } = await open('/backstage/customers', { as: chenWei });
  await person.click(await button(/深圳电塔科技/));
  await waitFor(() => expect(path()).toBe(ONE));
  expect(await screen.findByRole('heading', { level: 2, name: '深圳电塔科技' }, SOON)).toBeVisible();
});

it('approves after a question', async () => {
  const decided = vi.fn();
  server.use(
    mock(decideApplication, (input) => {
      decided(input);
      return { id: 412, status: 2 as const };
    }),
  );
  const { person } = await open(ONE, { as: chenWei });
  await person.click(await button('通过'));
  expect(decided).not.toHaveBeenCalled();
  await confirm(person, '通过');
  await waitFor(() =>
    expect(decided.mock.lastCall?.[0]).toMatchObject({ id: 412, kind: 'certification', decision: 'approve' }),
  );
});

it('returns with reasons for each paper, and not without one in all', async () => {
  const decided = vi.fn();
  server.use(
    mock(decideApplication, (input) => {
      decided(input);
      return { id: 412, status: 3 as const };
    }),
  );
  const { person } = await open(ONE, { as: chenWei });
  await person.click(await button('退回并说明原因'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: '退回并说明原因' }));
  expect(await dialog.findByText('退回时请填写原因')).toBeVisible();
  expect(decided).not.toHaveBeenCalled();
  await person.type(dialog.getByRole('textbox', { name: /^退回原因/ }), '请补照片');
  await person.type(dialog.getByRole('textbox', { name: /^营业执照/ }), '看不清');
  await person.click(dialog.getByRole('button', { name: '退回并说明原因' }));
  const reasons = [{ field: 'licenceFileId', reason: '看不清' }];
  await waitFor(() =>
    expect(decided.mock.lastCall?.[0]).toMatchObject({ decision: 'return', reason: '请补照片', reasons }),
  );
});

it('says what the server refuses', async () => {
  server.use(mockError(decideApplication, { message: '您不能审核此类申请' }));
  const { person } = await open(ONE, { as: chenWei });
  await person.click(await button('通过'));
  await confirm(person, '通过');
  expect(await screen.findByText('您不能审核此类申请')).toBeVisible();
});

it('stops, restores, resets and gives roles', async () => {
  const asked = vi.fn();
  const web = webUser('zh-CN');
  const answering =
    <T,>(answer: T) =>
    (input: unknown) => {
      asked(input);
      return answer;
    };
  server.use(
    mock(setUserActive, answering(web)),
    mock(setUserRoles, answering(web)),
    mock(resetPasswordByAdmin, answering({ temporaryPassword: 'abcd-2345-efgh' })),
  );
  const { person } = await open(ONE, { as: chenWei });
  await person.click(await button('停用何悦'));
  await confirm(person, '停用');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ userId: 51, active: false }));
  await person.click(await button('重置何悦的密码'));
  await confirm(person, '重置');
  expect(await screen.findByText('abcd-2345-efgh')).toBeVisible();
  await person.click(await button('已记下'));
  await person.click(await button('何悦的角色'));
  await person.click(await screen.findByRole('checkbox', { name: '财务' }));
  await person.click(await button('保存'));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ userId: 51, roles: ['owner', 'finance'] }));
});

it('shows the people to an administrator only', async () => {
  const people = vi.fn();
  server.use(
    staffInfo('zh-CN', ['staff:home', 'customer:review']),
    mock(webUserPage, () => {
      people();
      return { records: [], total: 0 };
    }),
  );
  await open(ONE, { as: chenWei });
  await screen.findByText('licence.pdf', {}, SOON);
  expect(people).not.toHaveBeenCalled();
});
