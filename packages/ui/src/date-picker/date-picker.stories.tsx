import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ReactElement, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/dialog.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
import { sailings, TODAY } from './fixtures.ts';
import type { DateRange } from './use-finding.ts';

const words = {
  'zh-CN': {
    etd: 'ETD',
    sailed: '开船日期',
    required: 'ETD 不能为空',
    hint: '起运港当地日期',
    note: '截单前两天可改期。',
    dialog: '改期',
    fortnight: '未来两周',
    month: '11 月',
    longLabel: '起运港当地的预计开船日期（以船公司最近一次公布的船期为准）',
    longHint: '改期须在截单前两天提出，改期后的舱位、运价与附加费以重新确认的订舱单为准。',
  },
  'en-US': {
    etd: 'ETD',
    sailed: 'Sailing dates',
    required: 'The ETD cannot be empty',
    hint: 'Local date of the loading port',
    note: 'Can be moved until two days before the cut-off.',
    dialog: 'Move the sailing',
    fortnight: 'Next two weeks',
    month: 'November',
    longLabel: 'Estimated day of departure at the loading port, as the carrier published it last',
    longHint: 'To be moved two days before the cut-off at the latest; space, price and surcharges as confirmed anew.',
  },
};
type Word = keyof (typeof words)['zh-CN'];
type Said = { label?: Word; error?: Word; hint?: Word; note?: Word };

type DayProps = Partial<Omit<DatePickerProps, keyof Said>> & Said & { from?: string; marked?: boolean };
function Etd({ from = '', marked = false, label = 'etd', error, hint, note, ...rest }: DayProps) {
  const locale = useLanguage();
  const text = words[locale];
  const [value, setValue] = useState(from);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <DatePicker
        label={text[label]}
        today={TODAY}
        marks={marked ? sailings(locale) : undefined}
        error={error && text[error]}
        hint={hint && text[hint]}
        note={note && text[note]}
        {...rest}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}
type RangeProps = Partial<Omit<DateRangePickerProps, keyof Said>> & Said & { from?: DateRange; marked?: boolean };
const NONE: DateRange = { start: '', end: '' };
const CHOSEN: DateRange = { start: '2026-11-25', end: '2026-12-03' };
function Sailed({ from = NONE, marked = false, label = 'sailed', error, hint, note, ...rest }: RangeProps) {
  const locale = useLanguage();
  const text = words[locale];
  const [value, setValue] = useState(from);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <DateRangePicker
        label={text[label]}
        presets={[
          { label: text.fortnight, start: '2026-11-20', end: '2026-12-03' },
          { label: text.month, start: '2026-11-01', end: '2026-11-30' },
        ]}
        today={TODAY}
        marks={marked ? sailings(locale) : undefined}
        error={error && text[error]}
        hint={hint && text[hint]}
        note={note && text[note]}
        {...rest}
        value={value}
        onChange={setValue}
      />
    </div>
  );
}

const meta = {
  component: DatePicker,
  subcomponents: { DateRangePicker },
  args: { label: 'ETD', value: '', onChange: () => undefined, today: TODAY },
  decorators: [(Story) => <div style={{ minBlockSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const field = (canvas: HTMLElement) => within(canvas).getAllByRole('combobox')[0] as HTMLElement;
const day = (canvas: HTMLElement, date: string) =>
  canvas.ownerDocument.querySelector<HTMLElement>(`[data-day="${date}"] button`) as HTMLElement;
const open: Play = async ({ canvasElement }) => {
  await userEvent.click(field(canvasElement));
  await userEvent.keyboard('{ArrowDown}');
  const calendar = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: /日历|calendar/ });
  await waitFor(() => expect(calendar).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement));
};
const wide = { pictures: { full: true, narrow: true, contrast: true } };

export const Default: Story = { render: () => <Etd /> };
export const Open: Story = { render: () => <Etd from="2026-11-26" marked />, parameters: wide, play: open };
export const ReasonOfADay: Story = {
  render: () => <Etd from="2026-11-26" marked />,
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{ArrowLeft}');
    const { body } = context.canvasElement.ownerDocument;
    await expect(within(body).getByText(/^2026-11-25 (截单|Cut-off)/)).toBeInTheDocument();
  },
};
const isSunday = (date: string) => new Date(`${date}T00:00Z`).getUTCDay() === 0;
export const Limits: Story = {
  render: () => <Etd from="2026-11-26" min="2026-11-18" max="2026-12-02" isUnavailable={isSunday} note="note" />,
  play: open,
};
export const Chosen: Story = { render: () => <Etd from="2026-11-26" hint="hint" /> };
export const Required: Story = { render: () => <Etd required error="required" /> };
export const Unreadable: Story = { render: () => <Etd from="2026-11-31" /> };
export const TooEarly: Story = { render: () => <Etd from="2026-11-12" min="2026-11-18" /> };
export const ReadOnly: Story = { render: () => <Etd from="2026-11-26" readOnly /> };
export const Disabled: Story = { render: () => <Etd from="2026-11-26" disabled /> };
export const Loading: Story = { render: () => <Etd from="2026-11-26" loading /> };

export const Range: Story = { render: () => <Sailed /> };
export const RangeOpen: Story = {
  render: () => <Sailed from={CHOSEN} marked />,
  parameters: wide,
  play: open,
};
export const RangeHalfChosen: Story = {
  render: () => <Sailed marked />,
  parameters: { pictures: { full: true } },
  play: async (context) => {
    const { canvasElement } = context;
    await open(context);
    await userEvent.click(day(canvasElement, '2026-11-25'));
    await userEvent.hover(day(canvasElement, '2026-12-03'));
  },
};
export const RangeTurned: Story = { render: () => <Sailed from={{ start: CHOSEN.end, end: CHOSEN.start }} /> };
export const RangeReadOnly: Story = { render: () => <Sailed from={CHOSEN} readOnly /> };
export const RangeDisabled: Story = { render: () => <Sailed from={CHOSEN} disabled /> };
export const RangeLoading: Story = { render: () => <Sailed from={CHOSEN} loading /> };
export const RangeChosen: Story = { render: () => <Sailed from={CHOSEN} /> };

export const Compact: Story = {
  render: () => (
    <div data-density="compact" style={{ display: 'grid', gap: 12 }}>
      <Etd from="2026-11-26" />
      <Sailed from={CHOSEN} />
    </div>
  ),
};
export const InADialog: Story = {
  tags: ['!autodocs'],
  render: function Render() {
    const { dialog } = words[useLanguage()];
    return (
      <Dialog open onOpenChange={() => undefined} title={dialog} size="message">
        <Etd from="2026-11-26" marked />
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    const button = within(body).getByRole('button', { name: /打开日历|Open the calendar/ });
    // The dialog takes the mouse once it has arrived.
    await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
    await userEvent.click(button);
    await waitFor(() => expect(day(canvasElement, '2026-11-26')).toHaveFocus());
  },
};

const LongText: Story = { render: () => <Etd label="longLabel" hint="longHint" /> };
const RangeLongText: Story = { render: () => <Sailed from={CHOSEN} label="longLabel" hint="longHint" /> };

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))', gap: 20 } as const;
const together = (...stories: Story[]) => ({
  render: () => (
    <div style={grid}>
      {stories.map(({ render }, place) => createElement(render as () => ReactElement, { key: place }))}
    </div>
  ),
});
export const AllStates: Story = {
  ...allStates(meta, {
    Open: {
      render: () => (
        <div style={{ minBlockSize: 390 }}>
          <Etd from="2026-11-26" marked />
        </div>
      ),
    },
    Day: together(Default, Chosen, Required, Unreadable, TooEarly, ReadOnly, Disabled, Loading, LongText),
    Range: together(Range, RangeChosen, RangeTurned, RangeReadOnly, RangeDisabled, RangeLoading, RangeLongText),
    Compact,
  }),
  play: open,
};
