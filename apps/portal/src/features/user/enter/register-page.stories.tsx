import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type PortalPage, pageAt, SOON } from '../../../testing/portal-page.tsx';
import { accountAnswers } from '../../../testing/sample-account.ts';

const meta = {
  title: 'Register',
  ...pageAt('/register'),
  args: { path: '/register', answers: accountAnswers },
  tags: ['!autodocs'],
} satisfies Meta<typeof PortalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const submitOf = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^(注册|Register)$/ }, SOON);

export const Empty: Story = {
  parameters: { pictures: { full: true } },
  play: ({ canvasElement }) => submitOf(canvasElement).then(() => undefined),
};
/** What is missing is said at its field, and nothing is sent. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const submit = await submitOf(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(within(canvasElement).getByRole('slider')).toBeInvalid());
  },
};
/** A sum instead of the slider. */
export const Sum: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(不便拖动|Cannot slide)/ }, SOON));
    await canvas.findByLabelText(/(等于几|twenty-three)/, {}, SOON);
  },
};
