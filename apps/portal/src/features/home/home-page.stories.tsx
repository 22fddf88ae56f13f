import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalPage, SOON } from '../../testing/portal-page.tsx';
import { inquiryAnswers } from '../../testing/sample-inquiries.ts';

/** What is below the first screen comes after it, and what it asks for after that. */
async function wholeOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('heading', { name: /^(为什么放心|Why you can rely on it)$/ }, SOON);
  await canvas.findByRole('region', { name: /^(推荐|Recommended)$/ }, SOON);
  await canvas.findByText('PVG', {}, SOON);
  await canvas.findByRole('textbox', { name: /^(起运地|Origin)$/ }, SOON);
  await canvas.findByRole('link', { name: /^(全部动态|All news)$/ }, SOON);
  await canvas.findByRole('heading', { name: /^(值得了解|Worth knowing)$/ }, SOON);
  // The charts come when somebody reads as far.
  const offices = await canvas.findByRole('heading', { name: /^\d+ (处办公室|offices)/ }, SOON);
  offices.scrollIntoView();
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-coast]')).toHaveLength(2), SOON);
  window.scrollTo(0, 0);
  // Those beside the news come last.
  await waitFor(() => expect(canvasElement.querySelectorAll('[data-component=AdvertSpread]')).toHaveLength(2), SOON);
}
/** The ways to reach the house come last. */
async function askOf(canvasElement: HTMLElement) {
  await wholeOf(canvasElement);
  return within(canvasElement).findByRole('button', { name: /^(在线咨询|Chat)$/ }, SOON);
}

const meta = {
  title: 'Home',
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/index' },
  parameters: { layout: 'fullscreen', page: true },
  play: async ({ canvasElement }) => {
    await wholeOf(canvasElement);
  },
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
