import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allStates } from '../testing/all-states.tsx';
import { CopyButton } from './copy-button.tsx';

const ENGLISH = {
  复制提单号: 'Copy the bill number',
};

const meta = {
  component: CopyButton,
  parameters: { english: ENGLISH },
  args: { value: 'COSU6412098730', label: '复制提单号' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The clipboard of a test, so that a story does not depend on the leave of a browser. */
const clipboard = (answer: () => Promise<void>) => {
  const writeText = fn(answer);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return writeText;
};

export const Default: Story = {};
export const Wide: Story = { args: { wide: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Copied: Story = {
  args: { wide: true },
  play: async ({ canvasElement }) => {
    const writeText = clipboard(async () => undefined);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(writeText).toHaveBeenCalledWith('COSU6412098730');
    await waitFor(() => expect(canvasElement.querySelector('[data-state=copied]')).not.toBeNull());
  },
};
export const Refused: Story = {
  args: { wide: true },
  play: async ({ canvasElement }) => {
    clipboard(async () => Promise.reject(new Error('refused')));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelector('[data-state=failed]')).not.toBeNull());
  },
};
export const AllStates: Story = allStates(meta, { Default, Wide, Disabled });
