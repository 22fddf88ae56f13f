import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { QUOTES, quoteAnswers } from '../../../testing/sample-quotes.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { quoteHistory, quoteTemplates } = contract.freight;

const meta = {
  title: 'Quotations',
  ...pageAt('/quotes', 'member'),
  tags: ['!autodocs'],
  args: { path: '/quotes', as: 'member', answers: (locale) => [QUOTES(locale), ...quoteAnswers(locale)] },
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of each kind and in each state. */
export const History: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('QT2611200031', {}, SOON);
  },
};
export const Templates: Story = {
  args: { path: '/quotes?tab=templates' },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('group', { name: /40HQ/ }, SOON);
  },
};
export const Editing: Story = {
  args: { path: '/quotes?tab=templates' },
  play: async ({ canvasElement }) => {
    const edit = await within(canvasElement).findByRole('button', { name: /^(编辑|Edit) .*40HQ/ }, SOON);
    await userEvent.click(edit);
    await within(await screen.findByRole('dialog', {}, SOON)).findByRole('list', {}, SOON);
  },
};
export const Sharing: Story = {
  args: { path: '/quotes?share=31' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', {}, SOON));
    await userEvent.click(await dialog.findByRole('button', { name: /^(生成链接|Make a link)$/ }, SOON));
    await dialog.findByRole('textbox', { name: /^(链接|Link)/ }, SOON);
  },
};
export const None: Story = {
  args: {
    answers: (locale) => [QUOTES(locale), mock(quoteHistory, { records: [], total: 0 }), ...quoteAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(还没有报价单|No quotations yet)$/, {}, SOON);
  },
};
export const NoTemplates: Story = {
  args: {
    path: '/quotes?tab=templates',
    answers: (locale) => [QUOTES(locale), mock(quoteTemplates, { records: [], total: 0 }), ...quoteAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(还没有模板|No templates yet)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [
      QUOTES(locale),
      mockError(quoteHistory, { message: WORDS[locale].failed }),
      ...quoteAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert', {}, SOON);
  },
};
export const Loading: Story = {
  args: {
    answers: (locale) => [
      QUOTES(locale),
      mock(quoteHistory, () => new Promise<never>(() => undefined)),
      ...quoteAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /^(报价|Quotations)$/ }, SOON);
  },
};
