import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { enquiryAnswers, sharedEnquiry } from '../../testing/sample-enquiries.ts';

const { answerFbaEnquiry, decideFbaEnquiry } = contract.freight;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };

it('lets a member take one of the prices, and says that booking comes later', async () => {
  const decided = vi.fn();
  server.use(
    mock(decideFbaEnquiry, (input) => {
      decided(input);
      return null;
    }),
    ...enquiryAnswers('zh-CN'),
  );
  const { person } = await open('/inquiry?list=fba', { as: chenWei });
  const prices = within(await screen.findByRole('table', { name: 'EN26112000006 的报价' }, SOON));
  expect(prices.getByText('CNY 3,072.00')).toBeVisible();
  await person.click(prices.getByRole('button', { name: '选用AAC2' }));
  await waitFor(() => expect(decided).toHaveBeenLastCalledWith({ id: 506, decision: 'choose', quoteId: 1 }));
  expect(screen.getByText(/按报价订舱即将开放/)).toBeVisible();
});

it('is priced at the desk, not without what a price needs', async () => {
  const answered = vi.fn();
  server.use(
    mock(answerFbaEnquiry, (input) => {
      answered(input);
      return null;
    }),
    ...enquiryAnswers('zh-CN', 'staff'),
  );
  const { person, path } = await open('/backstage/inquiries?list=fba&enquiryId=501', { as: chenWei });
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  await person.click(await dialog.findByRole('button', { name: '发送报价' }, SOON));
  expect(dialog.getByText(/请填写渠道/)).toBeVisible();
  expect(answered).not.toHaveBeenCalled();
  const write = async (name: RegExp, words: string) => person.type(dialog.getByRole('textbox', { name }), words);
  await write(/^渠道/, 'AAC2');
  await write(/^单价/, '6.80');
  await write(/^最短时效/, '30');
  await write(/^最长时效/, '35');
  await person.type(dialog.getByLabelText(/^有效期至/), '2026-12-02');
  await person.click(dialog.getByRole('button', { name: '发送报价' }));
  await waitFor(() =>
    expect(answered).toHaveBeenLastCalledWith(
      expect.objectContaining({
        id: 501,
        decision: 'quote',
        quotes: [expect.objectContaining({ channel: 'AAC2', chargeable: '1386', price: '6.80', transitMin: 30 })],
      }),
    ),
  );
  await waitFor(() => expect(path()).toBe('/backstage/inquiries?list=fba'));
});

it('opens by its link without an account, with the prices and nothing to take', async () => {
  server.use(mock(contract.freight.fbaEnquiryByToken, sharedEnquiry('quoted')));
  await open('/share/enquiry/9f2c41ab77d09f2c41ab77d0');
  expect(await screen.findByText(/4,544\.00/, {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /EN26112000006/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /AAC2/ })).toBeNull();
});

it('says of a link that is none that the enquiry is not there', async () => {
  server.use(mockError(contract.freight.fbaEnquiryByToken, { status: 404 }));
  await open('/share/enquiry/9f2c41ab77d09f2c41ab77d0');
  expect(await screen.findByRole('heading', { level: 1, name: '该询价已不存在' }, { timeout: 10_000 })).toBeVisible();
});
