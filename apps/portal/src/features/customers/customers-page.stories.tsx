import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { deskAnswers } from '../../testing/sample-desk.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { customerPage } = contract.user;
const path = '/backstage/customers';
const ONE = `${path}?customerId=31`;

const meta = {
  title: 'Customers',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: deskAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those who wait for a decision stand first. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('91350100M000100Y43', {}, SOON);
  },
};
/** What one company applies for, with its papers, and its people. */
export const OneCustomer: Story = {
  args: { path: ONE },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('licence.pdf', {}, SOON);
    await canvas.findByText('13811110117', {}, SOON);
  },
};
/** With a reason in all, and one for each paper. */
export const Returning: Story = {
  args: { path: ONE },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /^(退回并说明原因|Return with)/ }, SOON);
    await userEvent.click(button);
    await within(document.body).findByRole('dialog', {}, SOON);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [
      mock(customerPage, { records: [], total: 0, views: { all: 0, certification: 0, credit: 0, fuda: 0 } }),
      ...deskAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(暂无客户|No customers)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(customerPage, { message: WORDS[locale].failed }), ...deskAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
