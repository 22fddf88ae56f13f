import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { accountAnswers, waiting } from '../../../testing/sample-account.ts';
import { WORDS } from '../../../testing/sample-words.ts';

const { user } = contract;

const meta = {
  title: 'WeChat login',
  ...pageAt('/wechat'),
  args: { path: '/wechat', answers: accountAnswers },
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code, once it says how far it is. */
const until = (canvasElement: HTMLElement, state: string) =>
  waitFor(() => {
    if (!canvasElement.querySelector(`[data-state=${state}]`)) throw new Error(`The code is not ${state}`);
  }, SOON);
const answering = (over: Partial<typeof waiting>): Pick<Story, 'args'> => ({
  args: { answers: (locale) => [mock(user.wechatLogin, { ...waiting, ...over }), ...accountAnswers(locale)] },
});

export const Waiting: Story = {
  parameters: { pictures: { full: true } },
  play: ({ canvasElement }) => until(canvasElement, 'shown'),
};
export const Scanned: Story = {
  ...answering({ state: 'scanned' }),
  play: ({ canvasElement }) => until(canvasElement, 'scanned'),
};
/** It can be had anew. */
export const Expired: Story = {
  ...answering({ state: 'expired' }),
  play: ({ canvasElement }) => until(canvasElement, 'expired'),
};
/** WeChat shows a code of its own. */
export const OpensHere: Story = {
  ...answering({ opensHere: true }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /^(打开微信二维码|Open WeChat's code)/ }, SOON);
  },
};
export const Failed: Story = {
  args: {
    answers: (locale) => [mockError(user.wechatLogin, { message: WORDS[locale].failed }), ...accountAnswers(locale)],
  },
  play: ({ canvasElement }) => until(canvasElement, 'failed'),
};
/** Whoever scanned has no account yet: the telephone. */
export const Bind: Story = {
  ...answering({ state: 'bind', wxTicket: 'ticket-1' }),
  play: async ({ canvasElement }) => {
    const bind = await within(canvasElement).findByRole('button', { name: /^(绑定并登录|Bind and log in)/ }, SOON);
    await userEvent.click(bind);
    await within(canvasElement).findByText(/手机号不能为空|Enter/, {}, SOON);
  },
};
