import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../testing/portal-page.tsx';

const meta = {
  title: 'NotFound',
  ...pageAt('/nowhere'),
  tags: ['!autodocs'],
  play: ({ canvasElement }) =>
    within(canvasElement)
      .findByRole('button', { name: /^(在线咨询|Online consultation)$/ }, SOON)
      .then(() => undefined),
} satisfies Meta<typeof PortalPage>;
export default meta;

export const UnknownAddress: StoryObj<typeof meta> = { parameters: { pictures: { full: true } } };
