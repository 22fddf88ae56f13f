import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import type { Language } from '@lading/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnyHandler } from 'msw';
import { userEvent, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { accountAnswers } from '../../../testing/sample-account.ts';

const { verifySmsCode } = contract.user;

const answers = (locale: Language): AnyHandler[] => [
  mock(verifySmsCode, { login: null, ticket: 't-1', expires: 600 }),
  ...accountAnswers(locale),
];

const meta = {
  title: 'Forgotten password',
  ...pageAt('/forget'),
  args: {
    path: '/forget',
    answers,
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prove: Story = {
  parameters: { pictures: { full: true } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('slider', {}, SOON);
  },
};
/** The second step, once the number is proved. */
export const Choose: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /手机号|Mobile number/ }, SOON), '13800138000');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(await canvas.findByRole('button', { name: /发送验证码|Send code/ }, SOON));
    await canvas.findByText(/138\*\*\*\*8000/, {}, SOON);
    await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码|SMS code/ }), '482719');
    await userEvent.click(canvas.getByRole('button', { name: /下一步|Next/ }));
    await canvas.findByLabelText(/^(新密码|New password)/, {}, SOON);
  },
};
