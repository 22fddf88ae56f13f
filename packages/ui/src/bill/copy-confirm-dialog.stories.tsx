import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, screen } from 'storybook/test';
import { type Language, useLanguage } from '../i18n/provider.tsx';
import { createNoticeStore } from '../notice/index.ts';
import type { BillId } from './bill-source.ts';
import { CopyConfirmDialog, type CopyConfirmDialogProps } from './copy-confirm-dialog.tsx';
import { houseBill, SUB_IDS } from './fixtures.ts';
import { fixedSource, memorySource } from './source.ts';
import { ENGLISH, failed, imageSample, pdfSample, useFlagship, waiting } from './story-parts.tsx';

const BOOKING = { bookingNo: 'MB26S01702', mblNo: 'COSU6412098730', webStatus: 4, webStatusName: '待客户确认' };

const house = (locale: Language) => memorySource((_subId: BillId) => houseBill(locale));
const HOUSE = { 'zh-CN': house('zh-CN'), 'en-US': house('en-US') };
const Flagship = (props: CopyConfirmDialogProps) => <CopyConfirmDialog {...props} billSource={useFlagship()} />;
const OneHouse = (props: CopyConfirmDialogProps) => <CopyConfirmDialog {...props} billSource={HOUSE[useLanguage()]} />;

const meta = {
  title: 'CopyConfirmDialog',
  component: CopyConfirmDialog,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: () => undefined,
    booking: BOOKING,
    kind: { status: 'ready', data: 'MBL' },
    file: pdfSample,
    subIds: { status: 'ready', data: SUB_IDS },
    billSource: fixedSource(waiting),
    preloadBill: async () => undefined,
    onConfirm: async () => ({ ok: true }),
    onConfirmed: () => undefined,
    notices: createNoticeStore(),
  },
  parameters: { english: ENGLISH, pictures: { full: true } },
  render: (args) => <Flagship {...args} />,
} satisfies Meta<typeof CopyConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const openBills = async () => {
  const [, bills] = await screen.findAllByRole('tab');
  if (bills) await fireEvent.mouseDown(bills);
};

/** The numbers of the sub-bills come one after the other. */
const openAllBills = async () => {
  await openBills();
  await screen.findAllByText(/98730J/, {}, { timeout: 15_000 });
};

export const Sample: Story = {};
export const SampleImage: Story = { args: { file: imageSample }, parameters: { pictures: { full: false } } };
export const Master: Story = { play: openAllBills };
export const House: Story = {
  parameters: { pictures: { full: false } },
  args: {
    kind: { status: 'ready', data: 'HBL' },
    subIds: { status: 'ready', data: [] },
  },
  render: (args) => <OneHouse {...args} />,
  play: openBills,
};
/** Confirmed already: it says why there is nothing to confirm. */
export const NotReady: Story = { args: { booking: { ...BOOKING, webStatus: 6 } }, play: openAllBills };
export const Question: Story = {
  parameters: { pictures: { full: false } },
  play: async () => {
    await openAllBills();
    const buttons = await screen.findAllByRole('button');
    const confirm = buttons.at(-1);
    if (confirm) await fireEvent.click(confirm);
  },
};
export const Loading: Story = { args: { booking: undefined, kind: waiting, file: waiting, subIds: waiting } };
export const CountFailed: Story = { args: { subIds: failed }, play: openBills };
