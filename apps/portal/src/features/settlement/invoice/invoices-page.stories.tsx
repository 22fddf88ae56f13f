import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { invoiceAnswers } from '../../../testing/sample-invoices.ts';

const meta = {
  title: 'Invoices',
  ...pageAt('/invoices', 'member'),
  tags: ['!autodocs'],
  args: { path: '/invoices', as: 'member', answers: invoiceAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'ST26110003' }, SOON);
  },
};
/** What will be issued, and to whom, asked for from the list of statements. */
export const Request: Story = {
  args: { path: '/settlement' },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const asks = await within(canvasElement).findAllByRole('button', { name: /^(开票|Invoice) ST26110003$/ }, SOON);
    if (asks[0]) await userEvent.click(asks[0]);
    await screen.findByDisplayValue('91330212MA2KHY873M', {}, SOON);
  },
};
export const Payments: Story = {
  args: { path: '/payments' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('BOC2611090417', {}, SOON);
  },
};
