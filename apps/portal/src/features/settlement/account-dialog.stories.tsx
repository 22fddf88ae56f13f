import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { WORDS } from '../../testing/sample-words.ts';

const meta = {
  title: 'Account',
  ...pageAt('/orders', 'member'),
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const TITLES: readonly string[] = [WORDS['zh-CN'].toDos.account[1], WORDS['en-US'].toDos.account[1]];

/** The charges of a booking, opened from the to-do that asks for them. */
export const ToConfirm: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const find = (text: string) => TITLES.some((title) => text.includes(title));
    await userEvent.click(await within(canvasElement).findByText(find, {}, SOON));
    // The dialog's own: asked for by its role, every change of the page under it would be looked through again.
    await screen.findByTitle(/MB26S01702/, {}, SOON);
  },
};
