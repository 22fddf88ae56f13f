import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillConfirmDialog } from './bill-confirm-dialog.tsx';
import { ENGLISH, failed, reportUrl, waiting } from './story-parts.tsx';

const info = (status: number) => ({
  status: 'ready' as const,
  data: { accountNo: 'MB26S01702', status, statusName: '' },
});

const meta = {
  title: 'BillConfirmDialog',
  component: BillConfirmDialog,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: () => undefined,
    info: info(1),
    report: { status: 'ready', data: { url: reportUrl } },
    onConfirm: async () => ({ ok: true }),
    onConfirmed: () => undefined,
  },
  parameters: { english: ENGLISH, pictures: { full: true } },
} satisfies Meta<typeof BillConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToConfirm: Story = {};
export const Reissued: Story = { args: { info: info(2) } };
export const Confirmed: Story = { args: { info: info(3) } };
export const Loading: Story = { args: { info: waiting, report: waiting } };
export const Failed: Story = { args: { report: failed } };
