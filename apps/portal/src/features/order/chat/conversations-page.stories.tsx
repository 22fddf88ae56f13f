import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { conversationAnswers } from '../../../testing/sample-conversations.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { chatOrders } = contract.order;

const meta = {
  title: 'Conversations',
  ...pageAt('/conversations', 'member'),
  tags: ['!autodocs'],
  args: { path: '/conversations', as: 'member', answers: conversationAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  parameters: { pictures: { full: true } },
  args: { path: '/conversations?bookingId=501' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /^(打开订单|Open the order)$/ }, SOON);
  },
};
export const Unbegun: Story = {
  args: { path: '/conversations?bookingId=503' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^(开始会话|Begin the conversation)$/ }, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(chatOrders, { message: WORDS[locale].failed }), ...conversationAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
export const None: Story = {
  args: { answers: (locale) => [mock(chatOrders, { records: [], total: 0 }), ...conversationAnswers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(还没有可以讨论的订单|No orders to talk about yet)$/, {}, SOON);
  },
};
