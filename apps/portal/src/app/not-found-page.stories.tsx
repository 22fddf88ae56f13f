import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { PortalPage, SOON } from '../testing/portal-page.tsx';

const meta = {
  title: 'NotFound',
  component: PortalPage,
  tags: ['!autodocs'],
  args: { path: '/nowhere' },
  parameters: { layout: 'fullscreen', page: true, pictures: { full: false } },
  play: ({ canvasElement }) =>
    within(canvasElement)
      .findByRole('heading', { level: 1 }, SOON)
      .then(() => undefined),
} satisfies Meta<typeof PortalPage>;
export default meta;

export const UnknownAddress: StoryObj<typeof meta> = {};
