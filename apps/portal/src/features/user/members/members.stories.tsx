import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { screen, userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { accountAnswers } from '../../../testing/sample-account.ts';
import { companyAnswers } from '../../../testing/sample-company.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { user } = contract;
const answers = (locale: Language): RequestHandler[] => [...companyAnswers(locale), ...accountAnswers(locale)];

const meta = {
  title: 'Members',
  ...pageAt('/company', 'member'),
  args: { path: '/company', as: 'member', answers },
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses something in the row of the third of the people. */
async function press(canvasElement: HTMLElement, name: RegExp) {
  const table = within(await within(canvasElement).findByRole('table', { name: /^(企业成员|Members)$/ }, SOON));
  const [, second] = await table.findAllByRole('button', { name }, SOON);
  if (second) await userEvent.click(second);
}

export const Shown: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^(丁乔|Ding Qiao)$/, {}, SOON);
    await canvas.findByText(/^(何苗|He Miao)$/, {}, SOON);
  },
};
export const Inviting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(邀请成员|Invite)$/ }, SOON));
    await screen.findByRole('dialog', {}, SOON);
  },
};
export const Roles: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(角色|Roles)$/);
    await screen.findByRole('dialog', {}, SOON);
  },
};
/** The password that is told once. */
export const PasswordReset: Story = {
  args: {
    answers: (locale) => [mock(user.resetPasswordByAdmin, { temporaryPassword: 'kfmw-4829-tqhz' }), ...answers(locale)],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(重置密码|Reset password)$/);
    const question = within(await screen.findByRole('alertdialog', {}, SOON));
    await userEvent.click(question.getByRole('button', { name: /^(重置密码|Reset password)$/ }));
    await screen.findByText('kfmw-4829-tqhz', {}, SOON);
  },
};
/** Of somebody who logs in by two steps. */
export const SecondStepReset: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(重置密码|Reset password)$/);
    const question = within(await screen.findByRole('alertdialog', {}, SOON));
    await userEvent.click(question.getByRole('checkbox', { name: /^(同时停用二次验证|Turn off two-step)/ }));
  },
};
export const Disabling: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^(停用|Disable)$/);
    await screen.findByRole('alertdialog', {}, SOON);
  },
};
export const NoMatch: Story = {
  args: {
    path: '/company?keyword=nobody',
    answers: (locale) => [mock(user.webUserPage, { records: [], total: 0 }), ...answers(locale)],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(没有符合的成员|Nobody matches)$/, {}, SOON);
  },
};
export const Failed: Story = {
  args: { answers: (locale) => [mockError(user.webUserPage, { message: WORDS[locale].failed }), ...answers(locale)] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      (text) => text.includes(WORDS['zh-CN'].failed) || text.includes(WORDS['en-US'].failed),
      {},
      SOON,
    );
  },
};
export const Loading: Story = {
  args: {
    answers: (locale) => [
      mock(user.webUserPage, () => new Promise<never>(() => undefined)),
      mock(user.invitations, { list: [] }),
      ...answers(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /^(企业成员|Members)$/ }, SOON);
  },
};
