import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';

const meta = {
  title: 'Agreement',
  ...pageAt('/agreement'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/agreement' },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is agreed on, and below it what happens to somebody's data. */
export const Whole: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: /^(隐私政策|Privacy policy)$/ }, SOON);
  },
};
