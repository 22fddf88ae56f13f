import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
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
