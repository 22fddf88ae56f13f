import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { accountAnswers, newSecret, RECOVERY } from '../../../testing/sample-account.ts';
import { member } from '../../../testing/sample-answers.ts';
import { WORDS } from '../../../testing/sample-words.ts';
import { mockSealKey } from '../../../testing/sealing.ts';

const { login, proveSecondFactor } = contract.user;

const SAID = {
  'zh-CN': {
    needed: '请输入验证器应用显示的 6 位动态码',
    setUp: '您的账号须启用二次验证，请先用验证器应用扫码设置',
    wrong: '动态码不正确或已使用过',
  },
  'en-US': {
    needed: 'Enter the 6 digits that your authenticator app shows',
    setUp: 'Your account needs two-step verification: set it up with an authenticator app first',
    wrong: 'The code is wrong or was used already',
  },
} as const;

const asking = (locale: Language): RequestHandler[] => [
  mockSealKey(),
  mockError(login, { message: SAID[locale].needed, field: 'second', data: { ticket: 't-1' } }),
  ...accountAnswers(locale),
];
const settingUp = (locale: Language): RequestHandler[] => [
  mockError(login, { message: SAID[locale].setUp, field: 'second', data: { ticket: 't-1', ...newSecret } }),
  ...asking(locale),
];

const meta = {
  title: 'Login in two steps',
  ...pageAt('/login'),
  args: { path: '/login', answers: asking },
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const FIGURES = /^(动态码|Code from the app)/;

/** The first step; then the field of the second. */
async function first(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /手机号|Mobile number/ }, SOON), '13800138000');
  await userEvent.type(canvasElement.querySelector('input[type=password]') as HTMLElement, 'Lading2026');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement);
  return canvas.findByRole('textbox', { name: FIGURES }, SOON);
}
const send = async (canvasElement: HTMLElement) => {
  await userEvent.type(await first(canvasElement), '482719');
  await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement);
};

export const Asked: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await first(canvasElement);
  },
};
/** What was refused is chosen, to be written over. */
export const Wrong: Story = {
  args: {
    answers: (locale) => [
      mockError(proveSecondFactor, { message: SAID[locale].wrong, field: 'code' }),
      ...asking(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText(/^(动态码不正确|The code is wrong)/, {}, SOON);
  },
};
export const Recovery: Story = {
  play: async ({ canvasElement }) => {
    await first(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /使用恢复码|Use a recovery code/ }));
    await canvas.findByRole('textbox', { name: /^(恢复码|Recovery code)/ }, SOON);
  },
};
/** The ticket is over: the way back is under the form. */
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(proveSecondFactor, { message: WORDS[locale].failed }), ...asking(locale)],
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText(
      (text) => text === WORDS['zh-CN'].failed || text === WORDS['en-US'].failed,
      {},
      SOON,
    );
  },
};
/** Of staff who must have one, the first time. */
export const SetUp: Story = {
  parameters: { pictures: { full: true } },
  args: { answers: settingUp },
  play: async ({ canvasElement }) => {
    await first(canvasElement);
    await within(canvasElement).findByRole('img', { name: /^(验证器应用二维码|Code for the authenticator app)/ }, SOON);
  },
};
export const RecoveryCodes: Story = {
  args: {
    answers: (locale) => [
      mock(proveSecondFactor, { login: { ...member(locale), mustChange: false }, recovery: RECOVERY }),
      ...settingUp(locale),
    ],
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await within(canvasElement).findByText('K7QK-M2XD-4RTV-PZ6N', {}, SOON);
  },
};
