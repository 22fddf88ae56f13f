import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';

const meta = {
  title: 'Contact',
  ...pageAt('/contact'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/contact' },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('+86 574 5550 0100', {}, SOON);
    await within(canvasElement).findByRole('heading', { level: 2, name: /^(咨询热线|Hotline)$/ }, SOON);
  },
};
