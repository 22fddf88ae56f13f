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

/** Waits for what a selector finds: names and roles of a whole page are dear to look up while it is still being drawn. */
const there = (canvasElement: HTMLElement, selector: string) =>
  waitFor(() => {
    if (!canvasElement.querySelector(selector)) throw new Error(`Nothing is ${selector}`);
  }, SOON);
/** The code, once it says how far it is. */
const until = (canvasElement: HTMLElement, state: string) => there(canvasElement, `[data-state=${state}]`);
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
/** The one that took its place. */
export const Renewed: Story = {
  args: {
    answers: (locale) => {
      let asked = 0;
      const next = () => {
        asked += 1;
        return { ...waiting, state: asked === 1 ? ('expired' as const) : ('waiting' as const) };
      };
      return [mock(user.wechatLogin, next), ...accountAnswers(locale)];
    },
  },
  play: async ({ canvasElement }) => {
    await until(canvasElement, 'expired');
    await userEvent.click(await within(canvasElement).findByText(/^(换一个|Renew)$/, {}, SOON));
    await until(canvasElement, 'shown');
  },
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
    await userEvent.click(await within(canvasElement).findByText(/^(绑定并登录|Bind and log in)/, {}, SOON));
    await there(canvasElement, 'input[aria-invalid=true]');
  },
};
