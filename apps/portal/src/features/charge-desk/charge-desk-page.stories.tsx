import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { chargePartAnswers } from '../../testing/sample-charge-parts.ts';
import { chargeDeskAnswers } from '../../testing/sample-charges.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { chargeOrders } = contract.settlement;
const path = '/backstage/charges';

const meta = {
  title: 'Charge desk',
  ...pageAt(path, 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: chargeDeskAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Orders with charges to bill. */
export const Orders: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('MB26S01847', {}, SOON);
  },
};
/** The sheet of one of them. */
export const Charges: Story = {
  args: { path: `${path}?bookingId=47` },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(?:发布给客户|Publish to customer)$/ }, SOON);
  },
};
/** Sets of charges beside the sheet. */
export const Templates: Story = {
  args: { path: `${path}?bookingId=47`, answers: chargePartAnswers },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(?:使用|Use )/ }, SOON);
  },
};
/** Orders of one company on one statement. */
export const Monthly: Story = {
  args: { answers: chargePartAnswers },
  play: async ({ canvasElement }) => {
    for (const number of ['MB26S01847', 'MB26S01848'])
      await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: new RegExp(number) }, SOON));
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: /^(?:出月结账单|Monthly statement)$/ }),
    );
    await within(document.body).findByRole('dialog', {}, SOON);
  },
};
/** Statements, to be issued anew. */
export const Statements: Story = {
  args: { path: `${path}?part=statements`, answers: chargePartAnswers },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('ST26110012', {}, SOON);
  },
};
/** One of them as a sheet. */
export const Reissue: Story = {
  args: { path: `${path}?part=statements&accountId=12`, answers: chargePartAnswers },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(?:重出账单|Issue anew)$/ }, SOON);
  },
};
/** A query with the customer's file; the answer can have files, too. */
export const Answer: Story = {
  args: { path: `${path}?part=queries&queryId=5`, answers: chargePartAnswers },
  play: async () => {
    await within(document.body).findByRole('dialog', {}, SOON);
  },
};
export const Payments: Story = {
  args: { path: `${path}?part=payments`, answers: chargePartAnswers },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('BOC2611090417', {}, SOON);
  },
};
export const Invoices: Story = {
  args: { path: `${path}?part=invoices`, answers: chargePartAnswers },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('table', {}, SOON);
  },
};
/** Months, of which one can be closed, and rates of exchange. */
export const Months: Story = {
  args: { path: `${path}?part=house`, answers: chargePartAnswers },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /2026-10/ }, SOON);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [
      mock(chargeOrders, { records: [], total: 0, counts: { toBill: 0, promised: 0, extra: 0, billed: 0 } }),
      ...chargeDeskAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(?:没有符合的订单|No such orders)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(chargeOrders, { message: WORDS[locale].failed }), ...chargeDeskAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
