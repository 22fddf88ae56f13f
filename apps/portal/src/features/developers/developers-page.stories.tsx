import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';

const path = '/developers';

const meta = {
  title: 'Developers',
  ...pageAt(path),
  tags: ['!autodocs'],
  args: { path },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a visitor reads it. */
export const Developers: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /^(开发者|Developers)$/ }, SOON);
  },
};
