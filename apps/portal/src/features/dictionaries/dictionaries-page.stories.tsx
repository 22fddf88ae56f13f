import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { masterAnswers } from '../../testing/sample-master.ts';

const path = '/backstage/dictionaries';

const meta = {
  title: 'Dictionaries',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: masterAnswers },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('40NOR', {}, SOON);
  },
};
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('40NOR', {}, SOON);
    await userEvent.click(page.getByRole('button', { name: /^(新增条目|Add entry)$/ }));
    await page.findByRole('textbox', { name: /^(中文名称|Chinese name)$/ }, SOON);
  },
};
export const Empty: Story = {
  args: { path: `${path}?type=bank` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(还没有条目|No entries yet)$/, {}, SOON);
  },
};
