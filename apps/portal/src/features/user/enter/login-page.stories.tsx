import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { accountAnswers } from '../../../testing/sample-account.ts';
import { WORDS } from '../../../testing/sample-words.ts';
import { mockSealKey } from '../../../testing/sealing.ts';

const { user } = contract;

const meta = {
  title: 'Login',
  ...pageAt('/login'),
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form once it is there: its fields and its one button. */
async function form(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const account = await canvas.findByRole('textbox', {}, SOON);
  const password = canvasElement.querySelector('input[type=password]') as HTMLElement;
  const submit = canvasElement.querySelector('button[type=submit]') as HTMLElement;
  return { account, password, submit };
}

async function logIn(canvasElement: HTMLElement) {
  const { account, password, submit } = await form(canvasElement);
  await userEvent.type(account, '13800138000');
  await userEvent.type(password, 'Lading2026');
  await userEvent.click(within(canvasElement).getByRole('checkbox'));
  await userEvent.click(submit);
}

export const Empty: Story = {
  parameters: { pictures: { full: true } },
  play: ({ canvasElement }) => form(canvasElement).then(() => undefined),
};
/** What is missing is said at its field, and nothing is sent. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const { account, submit } = await form(canvasElement);
    await userEvent.type(account, '1380013800');
    await userEvent.click(submit);
    await waitFor(() => expect(account).toBeInvalid());
  },
};
/** The server's own words. */
export const Refused: Story = {
  args: {
    answers: (locale) => [mockSealKey(), mockError(user.login, { message: WORDS[locale].refused })],
  },
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await screen.findByText((text) => text === WORDS['zh-CN'].refused || text === WORDS['en-US'].refused, {}, SOON);
  },
};
/** After two wrong passwords: first the captcha. */
export const Captcha: Story = {
  args: {
    answers: (locale) => [
      mockSealKey(),
      ...accountAnswers(locale),
      mockError(user.login, { message: WORDS[locale].captcha, field: 'captcha' }),
    ],
  },
  play: async ({ canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('slider')).toBeInvalid(), SOON);
  },
};
export const Sending: Story = {
  args: { answers: () => [mockSealKey(), mock(user.login, () => new Promise<never>(() => undefined))] },
  play: ({ canvasElement }) => logIn(canvasElement),
};
