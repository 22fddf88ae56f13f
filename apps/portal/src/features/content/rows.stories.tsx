import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { contentDesk } from '../../testing/sample-content.ts';

const meta = {
  title: 'Posts and adverts',
  ...pageAt('/backstage/posts', 'member'),
  tags: ['!autodocs'],
  args: { path: '/backstage/posts', as: 'member', answers: contentDesk },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/海运操作|Ocean operations/, {}, SOON);
  },
};
export const OnePost: Story = {
  args: { path: '/backstage/posts?row=9' },
  play: async () => {
    await within(document.body).findByRole('textbox', { name: /^(职位（中文）|Post \(Chinese\))/ }, SOON);
  },
};
export const Adverts: Story = {
  args: { path: '/backstage/adverts' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/美西快船|Fast vessels/, {}, SOON);
  },
};
export const NewAdvert: Story = {
  args: { path: '/backstage/adverts?row=new' },
  play: async () => {
    await within(document.body).findByRole('textbox', { name: /^(链接|Link)/ }, SOON);
  },
};
