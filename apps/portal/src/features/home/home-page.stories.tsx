import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { PortalPage, SOON } from '../../testing/portal-page.tsx';
import { inquiryAnswers } from '../../testing/sample-inquiries.ts';

/** The ways to reach the house come last. */
const askOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^(在线咨询|Online consultation)$/ }, SOON);

const meta = {
  title: 'Home',
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/index' },
  parameters: { layout: 'fullscreen', page: true },
  play: ({ canvasElement }) =>
    within(canvasElement)
      .findByRole('heading', { level: 1 }, SOON)
      .then(() => undefined),
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await askOf(canvasElement);
  },
};
/** Online consultation of somebody without an account, who is called back. */
export const Asking: Story = {
  args: { answers: inquiryAnswers },
  play: async ({ canvasElement }) => {
    await userEvent.click(await askOf(canvasElement));
    await within(await screen.findByRole('dialog', {}, SOON)).findByRole('slider', {}, SOON);
  },
};
/** The name in the head, and the way to the orders. */
export const Member: Story = { args: { as: 'member' } };
