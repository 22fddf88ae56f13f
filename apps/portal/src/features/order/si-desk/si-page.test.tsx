import { type Arg, contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { ANSWERS_SI, siAnswers } from '../../../testing/sample-si.ts';

const { answerSi } = contract.order;
const { server, open } = portalTests();
const SOON = { timeout: 15_000 };
const staff = { as: { ...chenWei, ext: { codeList: ANSWERS_SI } } };

beforeEach(() => server.use(...siAnswers('zh-CN')));

/** The desk's answers are taken, and looked at. */
function answers(webStatus: number) {
  const asked = vi.fn<(input: Arg<typeof answerSi>) => void>();
  server.use(
    mock(answerSi, (input) => {
      asked(input as Arg<typeof answerSi>);
      return { webStatus, version: 3 };
    }),
  );
  return asked;
}

it('lists what waits, with how much an amendment changes and what the checks said', async () => {
  await open('/backstage/instructions', staff);
  const table = await screen.findByRole('table', {}, SOON);
  const row = await waitFor(() => within(table).getByRole('row', { name: /MB26S01874/ }), SOON);
  expect(row).toHaveTextContent('第 2 版，改 2 处');
  expect(await screen.findByRole('link', { name: '待受理 2' }, SOON)).toHaveAttribute('aria-current', 'page');
}, 60_000);

it('accepts an amendment field by field: what is declined says why first', async () => {
  const asked = answers(3);
  await open('/backstage/instructions?bookingId=501', staff);
  fireEvent.click(await screen.findByRole('checkbox', { name: '不采纳 付款方式' }, SOON));
  const accept = screen.getByRole('button', { name: '受理，1 处不采纳' });
  expect(accept).toBeDisabled();
  fireEvent.change(screen.getByRole('textbox', { name: /不采纳 付款方式 的原因/ }), {
    target: { value: '船公司已截单' },
  });
  fireEvent.click(accept);
  await waitFor(
    () =>
      expect(asked.mock.lastCall?.[0]).toMatchObject({
        bookingId: 501,
        version: 2,
        decision: 'accept',
        declined: [{ kind: 'MBL', path: 'bill.payMethodName', note: '船公司已截单' }],
      }),
    SOON,
  );
}, 60_000);

it('sends back with a reason, and with one for each place that is marked', async () => {
  const asked = answers(9);
  await open('/backstage/instructions?bookingId=501', staff);
  fireEvent.click(await screen.findByRole('button', { name: /^标记退回/ }, SOON));
  expect(screen.getByRole('button', { name: '受理' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: '退回客户（1）' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回客户' }, SOON));
  const [reason, place] = dialog.getAllByRole('textbox');
  fireEvent.change(reason as HTMLElement, { target: { value: '请核对封号' } });
  expect(dialog.getByRole('button', { name: '退回客户' })).toBeDisabled();
  fireEvent.change(place as HTMLElement, { target: { value: '封号过长' } });
  fireEvent.click(dialog.getByRole('button', { name: '退回客户' }));
  await waitFor(
    () =>
      expect(asked.mock.lastCall?.[0]).toMatchObject({
        decision: 'return',
        reason: '请核对封号',
        fields: [{ kind: 'MBL', reason: '封号过长' }],
      }),
    SOON,
  );
}, 60_000);
