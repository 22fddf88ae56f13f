import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../testing/portal-page.tsx';
import { contentDesk } from '../../testing/sample-content.ts';
import { WORDS } from '../../testing/sample-words.ts';

const { articlePage, publishNews } = contract.content;
const path = '/backstage/content';

const meta = {
  title: 'Content',
  ...pageAt(path, 'member'),
  tags: ['!autodocs'],
  args: { path, as: 'member', answers: contentDesk },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvas: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvas).findByRole('button', { name }, SOON));

export const List: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/夜间闸口|night gates/, {}, SOON);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [
      mock(articlePage, { records: [], total: 0, counts: { draft: 0, published: 0, withdrawn: 0 } }),
      ...contentDesk(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(暂无文章|No articles)$/, {}, SOON);
  },
};
/** An article that stands on the site. */
export const Editing: Story = {
  args: { path: `${path}?article=71` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /^(您要做什么|What to do)$/ }, SOON);
  },
};
export const Writing: Story = {
  args: { path: `${path}?article=new` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('textbox', { name: /^(正文|Text)/ }, SOON);
  },
};
export const Preview: Story = {
  args: { path: `${path}?article=71` },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('tab', { name: /^(预览|Preview)$/ }, SOON));
    await within(canvasElement).findByRole('heading', { level: 2, name: '洛杉矶港 11 月下旬延长夜间闸口时间' }, SOON);
  },
};
export const Publishing: Story = {
  args: { path: `${path}?article=31` },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(发布|Publish)$/);
    await within(document.body).findByRole('dialog', {}, SOON);
  },
};
/** The server says what is missing. */
export const Refused: Story = {
  args: {
    path: `${path}?article=31`,
    answers: (locale) => [
      mockError(publishNews, { message: WORDS[locale].failed, field: 'summaryCn' }),
      ...contentDesk(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(发布|Publish)$/);
    const dialog = within(await within(document.body).findByRole('dialog', {}, SOON));
    await userEvent.click(await dialog.findByRole('button', { name: /^(发布|Publish)$/ }));
    await within(canvasElement).findAllByText(/./, { selector: '[data-component=Alert] *' }, SOON);
  },
};
