import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';

const meta = {
  title: 'About',
  ...pageAt('/about'),
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/about' },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Offices by number, in the list and on the charts of both sides of the ocean. */
export const Whole: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('listbox', {}, SOON);
    await within(canvasElement).findByText('MOC-NV 00000', {}, SOON);
  },
};
