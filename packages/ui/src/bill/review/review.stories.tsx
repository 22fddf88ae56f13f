import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { useLanguage } from '../../i18n/provider.tsx';
import { createNoticeStore } from '../../notice/index.ts';
import { CopyConfirmDialog } from '../copy-confirm-dialog.tsx';
import { SUB_IDS } from '../fixtures.ts';
import { pdfSample, useFlagship } from '../story-parts.tsx';
import { SENT, theirMark } from './fixtures.ts';
import { type DemoOptions, housesOf, useDemoSource } from './test-source.tsx';

const BOOKING = { bookingNo: 'MB26S01702', mblNo: 'COSU6412098730', webStatus: 4, webStatusName: '待客户确认' };
const notices = createNoticeStore();

function Review({ subs = SUB_IDS, ...options }: DemoOptions & { subs?: number[] }) {
  const review = useDemoSource(options);
  return (
    <CopyConfirmDialog
      open
      onOpenChange={() => undefined}
      booking={BOOKING}
      kind={{ status: 'ready', data: 'MBL' }}
      file={pdfSample}
      subIds={{ status: 'ready', data: subs }}
      billSource={useFlagship()}
      preloadBill={async () => undefined}
      onConfirm={async () => ({ ok: true })}
      onConfirmed={() => undefined}
      notices={notices}
      review={review}
    />
  );
}

const meta = {
  title: 'BillReview',
  component: Review,
  tags: ['!autodocs'],
} satisfies Meta<typeof Review>;
export default meta;
type Story = StoryObj<typeof meta>;

const SOON = { timeout: 15_000 };
const UNREAD = /还没有加载|not loaded yet/;
const tab = async (name: RegExp) => {
  const found = await screen.findByRole('tab', { name }, SOON);
  await fireEvent.mouseDown(found);
};
// Bills are fetched and counted one after the other.
const counted = () => waitFor(() => expect(screen.queryAllByLabelText(UNREAD)).toEqual([]), SOON);
const compare = async () => {
  await tab(/差异核对|Compare/);
  await screen.findByRole('navigation', { name: /字段清单|Fields/ }, SOON);
  await counted();
};
const bills = async () => {
  await tab(/M\/BL/);
  await screen.findByRole('radiogroup', { name: /显示|Show/ }, SOON);
  await counted();
};
const press = async (name: RegExp) => {
  const dialog = await screen.findByRole('dialog', {}, SOON);
  await userEvent.click(await within(dialog).findByRole('button', { name }, SOON));
};

/** The picture of the design: ten bills, three differences of the main one, one asked for, one being written. */
export const Compare: Story = {
  parameters: { pictures: { full: true, narrow: true } },
  play: async () => {
    await compare();
    const [card] = await screen.findAllByRole('article', {}, SOON);
    card?.focus();
    await userEvent.keyboard('r');
  },
};
function Meanwhile() {
  const theirs = theirMark(useLanguage());
  const [newest, setNewest] = useState(3);
  const onMark = async () => {
    setNewest(4);
    return { ok: false, message: '', conflict: theirs } as const;
  };
  return <Review newest={newest} onMark={onMark} given={{}} subs={[]} />;
}
/** While one reviewed, somebody else marked the same place and a newer draft came. */
export const Others: Story = {
  render: () => <Meanwhile />,
  play: async () => {
    await compare();
    const [card] = await screen.findAllByRole('article', {}, SOON);
    card?.focus();
    await userEvent.keyboard('o');
    await screen.findByRole('alert', {}, SOON);
  },
};
/** The instruction, a flag wherever the draft says something else. */
export const Flags: Story = {
  parameters: { pictures: { full: true, narrow: true } },
  play: async () => {
    await bills();
    const [left] = await screen.findAllByRole('radio', { name: /补料|instruction/ }, SOON);
    if (left) await fireEvent.click(left);
  },
};
/** Another pair is compared: an earlier draft, to be read only. */
export const Earlier: Story = {
  args: { subs: [] },
  play: async () => {
    await compare();
    await press(/看哪一版草单|Draft shown/);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /草单第\s2\s版|Draft\s2/ }, SOON));
  },
};
export const Missing: Story = {
  play: async () => {
    await compare();
    await press(/确认 COPY|Approve copy/);
  },
};
function WithHouses() {
  const locale = useLanguage();
  const houses = useMemo(() => housesOf(locale), [locale]);
  return <Review houses={houses} subs={[]} />;
}
/** The master against the sum of its houses, which is decided as well. */
export const Houses: Story = {
  render: () => <WithHouses />,
  play: async () => {
    await compare();
    await press(/与哪一版对照|Compare with/);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /分单合计|house bills/ }, SOON));
  },
};
/** The documents are closed: what a change costs now stands in the line of the draft, between it and what closes next. */
export const AfterCutOff: Story = {
  args: { subs: [], now: Date.parse('2026-11-22T09:48:00+08:00') },
  play: async () => {
    // Said again beside what sends a change.
    const [cost] = await screen.findAllByText(/^(截单已过|SI cut-off passed)/, {}, SOON);
    if (!cost || innerWidth < 1180) return;
    const next = await screen.findByText(/^(截 VGM|VGM cut-off)$/, {}, SOON);
    const top = (element: Element) => element.getBoundingClientRect().top;
    await expect(Math.abs(top(next) - top(cost))).toBeLessThan(8);
    await expect(top(cost)).toBeGreaterThan(top(await screen.findByRole('dialog', {}, SOON)));
  },
};
export const Sent: Story = { args: { sent: SENT, subs: [] }, play: compare };
// One bill: how far the others are counted is another moment's picture.
export const Log: Story = { args: { subs: [] }, play: () => press(/操作记录|Log/) };
export const Share: Story = {
  args: { subs: [] },
  play: async () => {
    await press(/分享对照|Share/);
    await userEvent.click(await screen.findByRole('button', { name: /生成链接|Create a link/ }, SOON));
  },
};
