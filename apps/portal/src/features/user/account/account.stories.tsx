import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { accountAnswers } from '../../../testing/sample-account.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { user } = contract;

const meta = {
  title: 'Personal center',
  ...pageAt('/personal', 'member'),
  args: { path: '/personal', as: 'member', answers: accountAnswers },
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('wei.chen@haoyu.example', {}, SOON);
    await canvas.findByText(/Firefox 144/, {}, SOON);
  },
};
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(编辑|Edit)$/ }, SOON));
    await canvas.findByRole('textbox', { name: /^(职务|Position)/ }, SOON);
  },
};
/** A part that failed says so alone. */
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(user.webUserBase, { message: WORDS[locale].failed }), ...accountAnswers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(
      (text) => text.includes(WORDS['zh-CN'].failed) || text.includes(WORDS['en-US'].failed),
      {},
      SOON,
    );
  },
};
export const Loading: Story = {
  args: {
    answers: (locale) => [
      mock(user.webUserBase, () => new Promise<never>(() => undefined)),
      mock(user.sessionPage, () => new Promise<never>(() => undefined)),
      ...accountAnswers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /^(个人中心|Personal center)$/ }, SOON);
  },
};
export const Password: Story = {
  args: { path: '/alterpwd' },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText(/^(当前密码|Current password)/, {}, SOON);
  },
};
export const Phone: Story = {
  args: { path: '/alterphone' },
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('slider', {}, SOON);
  },
};
