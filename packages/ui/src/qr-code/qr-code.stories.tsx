import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { allStates } from '../testing/all-states.tsx';
import { QrCode } from './qr-code.tsx';

const ENGLISH = {
  微信登录二维码: 'WeChat login code',
  '用微信扫一扫，在手机上确认': 'Scan with WeChat and confirm on the phone',
};

const meta = {
  component: QrCode,
  parameters: { english: ENGLISH },
  args: {
    value: 'https://open.weixin.qq.com/connect/qrconnect?scene=8f1c2b7d90e34a55',
    label: '微信登录二维码',
    caption: '用微信扫一扫，在手机上确认',
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { value: undefined } };
export const Scanned: Story = { args: { state: 'scanned' } };
export const Expired: Story = { args: { state: 'expired', onRenew: () => undefined } };
export const Failed: Story = { args: { value: undefined, state: 'failed', onRenew: () => undefined } };
/** More words need more modules; the picture keeps its size. */
export const Long: Story = { args: { value: `https://example.com/track/${'A7'.repeat(120)}` } };
export const Renewed: Story = {
  args: { state: 'expired', onRenew: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};
export const AllStates: Story = allStates(
  meta,
  { Default, Loading, Scanned, Expired, Failed, Long },
  { contrast: true },
);
