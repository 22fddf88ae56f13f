import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';

const meta = {
  title: 'Join us',
  ...pageAt('/join'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/join' },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A post opens in place. */
export const Posts: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText(/^(海运操作|Ocean operations)/, {}, SOON));
  },
};
export const None: Story = {
  args: { path: '/join?kind=campus' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(目前没有在招的职位|No open posts)/, {}, SOON);
  },
};
