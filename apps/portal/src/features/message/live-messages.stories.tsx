import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { listens } from '../../testing/sample-answers.ts';
import { WORDS } from '../../testing/sample-words.ts';

const meta = {
  title: 'LiveMessage',
  ...pageAt('/orders', 'member'),
  tags: ['!autodocs'],
  args: { path: '/orders', as: 'member', answers: (locale) => [listens(locale, true)] },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const arrives = () =>
  screen.findByText((text) => text === WORDS['zh-CN'].message[1] || text === WORDS['en-US'].message[1], {}, SOON);

/** The live socket tells of a new draft while somebody works. */
export const Arrives: Story = {
  parameters: { pictures: { full: true } },
  play: () => arrives().then(() => undefined),
};
/** Its details, in the window that can be moved. */
export const Read: Story = {
  play: async () => {
    await arrives();
    await userEvent.click(screen.getByRole('button', { name: /查看详情|details/i }));
    await screen.findByRole('dialog', {}, SOON);
  },
};
