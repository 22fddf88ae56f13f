import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { applicationOf, billOf, orderAnswers } from '../../../testing/sample-papers.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { order } = contract;
const path = '/orders/1702';

const meta = {
  title: 'Order',
  ...pageAt(path, 'member'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: orderAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With everything that is known of it: what waits, papers, messages, release, cut-offs, charges, people. */
export const One: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('PL-HAOYU-1702.xlsx', {}, SOON);
  },
};
/** Released by telex. */
export const Released: Story = {
  args: {
    answers: (locale) => [
      mock(order.releaseStatus, { list: [billOf(locale, true, applicationOf(locale, 4))] }),
      ...orderAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('TLX-2611-0187', {}, SOON);
  },
};
/** Not there, or another company's. */
export const Missing: Story = {
  args: {
    answers: (locale) => [mock(order.orderPage, { records: [], total: 0 }), ...orderAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(?:没有找到这票业务|This order was not found)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(order.orderPage, { message: WORDS[locale].failed }), ...orderAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
