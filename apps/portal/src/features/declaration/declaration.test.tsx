import { type Code, contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { declarationAnswers, declarationDeskAnswers, samplePreplan } from '../../testing/sample-declarations.ts';

const { saveVgm, savePreplan, answerVgm, preplan } = contract.order;
const { server, open } = portalTests();
const SOON = { timeout: 8000 };
const codes: Code[] = ['order:view', 'vgm:edit', 'preplan:edit'];
const clerk = { ...chenWei, ext: { codeList: codes } };

const may = (roles: readonly Code[]) =>
  mock(contract.user.webUserInfo, { roles: [...roles], baseInfo: { ...chenWei.user, account: '13800138000' } });

beforeEach(() => server.use(may(codes), ...declarationAnswers('zh-CN')));

it('offers the sum that method 2 asks for, keeps it, and lets the container be declared', async () => {
  const sent = vi.fn();
  server.use(
    mock(saveVgm, (asked) => {
      sent(asked);
      return { id: 1873, status: 2 as const, revision: 3, issues: [], ids: [1, 2, 3] };
    }),
  );
  const { person } = await open('/vgm/1873', { as: clerk });
  expect(await screen.findByText('还有 1 项才能提交', {}, SOON)).toBeVisible();
  const submit = screen.getByRole('button', { name: '提交 1 箱 VGM' });
  expect(submit).toBeDisabled();
  await person.click(screen.getByRole('button', { name: '按方式 2 计算' }));
  expect(await screen.findByText('检查通过', {}, SOON)).toBeVisible();
  await waitFor(() => expect(sent).toHaveBeenCalled(), SOON);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ action: 'draft', revision: 2, list: [{ vgm: '9360.500' }, {}, {}] });
  await person.click(submit);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2), SOON);
  expect(sent.mock.calls[1]?.[0]).toMatchObject({ action: 'submit', revision: 3, places: [0] });
});

it('says at the field why customs refused, and submits again once it is filled', async () => {
  const sent = vi.fn();
  server.use(
    mock(savePreplan, (asked) => {
      sent(asked);
      return { id: 1, status: 2 as const, revision: 4, issues: [] };
    }),
  );
  const { person } = await open('/preplan/1873', { as: clerk });
  const consignee = within(await screen.findByRole('group', { name: '收货人' }, SOON));
  const phone = consignee.getByRole('textbox', { name: /联系电话/ });
  expect(phone).toHaveAccessibleDescription(expect.stringContaining('收货人联系电话不能为空'));
  await person.click(phone);
  await person.paste('1-213-555-0142');
  const again = screen.getByRole('button', { name: '重新提交' });
  await waitFor(() => expect(again).toBeEnabled(), SOON);
  await person.click(again);
  await waitFor(() => expect(sent.mock.calls.some(([asked]) => asked.action === 'submit')).toBe(true), SOON);
  expect(sent.mock.lastCall?.[0].draft.consignee.phone).toBe('1-213-555-0142');
}, 60_000);

it('reads only what was sent to customs', async () => {
  server.use(mock(preplan, samplePreplan('zh-CN', { status: 3, statusName: '已发海关', reasons: [] })));
  await open('/preplan/1873', { as: clerk });
  expect(await screen.findByText('已发海关', {}, SOON)).toBeVisible();
  expect(screen.queryByRole('button', { name: /提交/ })).toBeNull();
});

it('lets the desk refuse with a reason for a field', async () => {
  const sent = vi.fn();
  server.use(
    ...declarationDeskAnswers('zh-CN'),
    mock(answerVgm, (asked) => {
      sent(asked);
      return { revision: 3, changed: 3 };
    }),
  );
  const { person } = await open('/backstage/vgm?bookingId=1873', {
    as: { ...chenWei, ext: { codeList: ['staff:home', 'vgm:process'] } },
  });
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  const form = within(await dialog.findByRole('form', { name: '处理' }, SOON));
  await person.click(form.getByRole('radio', { name: '退回' }));
  await person.click(form.getByRole('button', { name: '退回' }));
  expect(await form.findByText('请写明原因')).toBeVisible();
  await person.selectOptions(form.getByRole('combobox', { name: '哪一项' }), 'tare');
  await person.type(form.getByRole('textbox', { name: /原因/ }), '皮重不符');
  await person.click(form.getByRole('button', { name: '退回' }));
  await waitFor(() => expect(sent).toHaveBeenCalled(), SOON);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    decision: 'refuse',
    ids: [1, 2, 3],
    reasons: [{ path: 'tare', text: '皮重不符' }],
  });
});
