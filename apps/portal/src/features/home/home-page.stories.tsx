import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, SOON } from '../../testing/portal-page.tsx';

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

export const Visitor: Story = { parameters: { pictures: { full: true } } };
/** The name in the head, and the way to the orders. */
export const Member: Story = { args: { as: 'member' } };
