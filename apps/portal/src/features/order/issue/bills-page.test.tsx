import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { backstage, forIssue } from '../../../testing/sample-review.ts';

const { server, open } = portalTests();
const { blForIssue, answerBlRequests, issueBlDraft } = contract.order;
const ANSWERED = { author: '周敏', at: '2026-11-20T09:50:00+08:00' };

/** A server that keeps the answers. */
function forwarder() {
  const now = forIssue('zh-CN');
  const answered = vi.fn();
  const issued = vi.fn();
  server.use(
    mock(blForIssue, () => structuredClone(now)),
    mock(answerBlRequests, (input) => {
      answered(input);
      for (const { id, decision, reason } of input.answers)
        now.requests = now.requests.map((one) =>
          one.id === id ? { ...one, status: decision, answer: { reason, ...ANSWERED } } : one,
        );
      return { list: now.requests };
    }),
    mock(issueBlDraft, (input) => {
      issued(input);
      return { version: 4 };
    }),
  );
  return { answered, issued };
}

beforeEach(() => server.use(...backstage('zh-CN')));

async function one() {
  const calls = forwarder();
  const page = await open('/backstage/bills?bookingId=1702', { as: chenWei });
  const consignee = await screen.findByRole('article', { name: /^收货人/ }, { timeout: 5000 });
  return { ...page, ...calls, consignee };
}
const issueButton = () => screen.getByRole('button', { name: '出新草单' });
const issueIt = async (person: Awaited<ReturnType<typeof one>>['person']) => {
  await person.click(issueButton());
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '出新草单' }));
};

it('lists what waits and opens one of it', async () => {
  forwarder();
  const { person, path } = await open('/backstage/bills', { as: chenWei });
  const row = await screen.findByRole('row', { name: /COSU6412098730/ }, { timeout: 5000 });
  await person.click(within(row).getAllByRole('button')[0] as HTMLElement);
  await waitFor(() => expect(path()).toBe('/backstage/bills?bookingId=1702'));
  // The pressed button is gone with the list, so the focus goes to the main area.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('accepts a change, which is in the draft that is issued', async () => {
  const { person, consignee, answered, issued, path } = await one();
  expect(issueButton()).toHaveAttribute('aria-disabled', 'true');
  await person.click(within(consignee).getByRole('button', { name: '接受' }));
  expect(await within(consignee).findByText('已接受')).toBeVisible();
  expect(answered.mock.lastCall?.[0]).toMatchObject({ bookingId: 1702, answers: [{ id: 1, decision: 'accepted' }] });
  await issueIt(person);
  await waitFor(() => expect(issued).toHaveBeenCalledOnce());
  const [{ version, bills }] = issued.mock.lastCall as [{ version: number; bills: { mblVo: { sAddress: string } }[] }];
  expect(version).toBe(3);
  expect(bills[0]?.mblVo.sAddress).toContain('1420 E WAREHOUSE STREET');
  await waitFor(() => expect(path()).toBe('/backstage/bills'));
});

it('declines with a reason, and not without', async () => {
  const { person, consignee, answered } = await one();
  await person.click(within(consignee).getByRole('button', { name: '拒绝' }));
  await person.click(within(consignee).getByRole('button', { name: '拒绝' }));
  expect(answered).not.toHaveBeenCalled();
  expect(within(consignee).getByRole('textbox')).toHaveFocus();
  await person.type(within(consignee).getByRole('textbox'), '以承运人为准');
  await person.click(within(consignee).getByRole('button', { name: '拒绝' }));
  expect(await within(consignee).findByText('已拒绝')).toBeVisible();
  const answers = [{ id: 1, decision: 'declined', reason: '以承运人为准' }];
  expect(answered.mock.lastCall?.[0]).toMatchObject({ answers });
});

it('says what the server refuses, and stays', async () => {
  const { person, consignee, path } = await one();
  server.use(mockError(answerBlRequests, { message: '王敏已经答复' }));
  await person.click(within(consignee).getByRole('button', { name: '接受' }));
  expect(await within(consignee).findByText(/王敏已经答复/)).toBeVisible();
  forwarder();
  server.use(mockError(issueBlDraft, { message: '已有新的草单' }));
  await person.click(within(consignee).getByRole('button', { name: '接受' }));
  await within(consignee).findByText('已接受');
  await issueIt(person);
  expect(await screen.findByText(/已有新的草单/)).toBeVisible();
  expect(path()).toBe('/backstage/bills?bookingId=1702');
});

it('tells a cut-off by the clock of its port, and by that of a reader who has another', async () => {
  forwarder();
  const { person } = await open('/backstage/bills', { as: chenWei, timeZone: 'Europe/Berlin' });
  const row = await screen.findByRole('row', { name: /COSU6412098730/ }, { timeout: 5000 });
  expect(within(row).getByTitle('2026-11-21 17:00 UTC+8 · 您的时间 11-21 10:00')).toBeVisible();
  await person.click(within(row).getAllByRole('button')[0] as HTMLElement);
  expect(await screen.findByText(/2026-11-21 17:00 UTC\+8 · 您的时间 11-21 10:00/)).toBeVisible();
});
