import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ReactElement, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { allStates } from '../testing/all-states.tsx';
import { longPrices, prices, strip, TODAY } from './fixtures.ts';
import { PriceCalendar, type PriceCalendarProps } from './price-calendar.tsx';
import { PriceStrip, type PriceStripProps } from './price-strip.tsx';

const words = {
  'zh-CN': {
    from: '宁波',
    ports: ['洛杉矶', '长滩', '奥克兰', '汉堡', '鹿特丹', '费利克斯托'],
    types: '箱型',
    note: '价格更新于 11-20 09:40，按起运港当地日期。',
    failed: '上游系统没有响应（504）。',
  },
  'en-US': {
    from: 'Ningbo',
    ports: ['Los Angeles', 'Long Beach', 'Oakland', 'Hamburg', 'Rotterdam', 'Felixstowe'],
    types: 'Container type',
    note: 'Prices of 11-20 09:40; local dates of the loading port.',
    failed: 'The system behind it did not answer (504).',
  },
};

type Given = Partial<PriceCalendarProps> & { from?: string; long?: boolean; fails?: boolean; port?: number };
function Month({ from = '', port = 0, long = false, fails = false, prices: given, ...rest }: Given) {
  const locale = useLanguage();
  const text = words[locale];
  const [day, setDay] = useState(from);
  const [type, setType] = useState('40HQ');
  const failed = { status: 'error', message: text.failed, retry: fn() } as const;
  return (
    <PriceCalendar
      label={`${text.from} → ${text.ports[port]}`}
      aside={
        <SegmentedControl
          label={text.types}
          options={['20GP', '40GP', '40HQ'].map((value) => ({ value, label: value }))}
          value={type}
          onChange={setType}
        />
      }
      currency={long ? 'CNY' : 'USD'}
      unit={type}
      today={TODAY}
      min="2026-11-20"
      max="2027-01-31"
      note={text.note}
      prices={given ?? (fails ? failed : (long ? longPrices : prices)(locale))}
      {...rest}
      value={day}
      onChange={setDay}
    />
  );
}

type StripGiven = Partial<PriceStripProps> & { from?: string; fails?: boolean; port?: number };
function Days({ port = 0, from = '2026-11-26', fails = false, ...rest }: StripGiven) {
  const locale = useLanguage();
  const text = words[locale];
  const [day, setDay] = useState(from);
  const failed = { status: 'error', message: text.failed, retry: fn() } as const;
  return (
    <PriceStrip
      label={`${text.from} → ${text.ports[port]}`}
      currency="USD"
      prices={fails ? failed : strip(locale)}
      {...rest}
      value={day}
      onChange={setDay}
    />
  );
}

const meta = {
  component: PriceCalendar,
  subcomponents: { PriceStrip },
  args: { label: '宁波 → 洛杉矶', currency: 'USD', prices: [], value: '', onChange: () => undefined, today: TODAY },
} satisfies Meta<typeof PriceCalendar>;
export default meta;
type Story = StoryObj;

const WAITS = { status: 'loading' } as const;

export const Default: Story = { render: () => <Month from="2026-11-28" /> };
export const LongPrices: Story = { render: () => <Month from="2026-11-26" long /> };
export const Loading: Story = { render: () => <Month prices={WAITS} port={1} /> };
export const Failed: Story = { render: () => <Month fails port={2} /> };
export const NoSailing: Story = { render: () => <Month month="2027-01" port={3} /> };
export const Strip: Story = { render: () => <Days /> };
export const StripLoading: Story = { render: () => <Days prices={WAITS} /> };
export const StripFailed: Story = { render: () => <Days fails /> };

const panel = { maxInlineSize: 380 };
export const Narrow: Story = {
  render: () => (
    <div style={panel}>
      <Month long from="2026-11-28" port={4} />
    </div>
  ),
};
export const Compact: Story = {
  render: () => (
    <div data-density="compact" style={{ maxInlineSize: 760 }}>
      <Month from="2026-11-26" port={5} />
    </div>
  ),
};

export const Keys: Story = {
  tags: ['!autodocs'],
  render: () => <Month from="2026-11-28" />,
  play: async ({ canvasElement }) => {
    const { getByRole, findByText } = within(canvasElement);
    getByRole('button', { name: /11月28日|November 28/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(await findByText(/^11-26 .*COSCO/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(getByRole('gridcell', { selected: true })).toHaveTextContent('2,310');
  },
};

const beside = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))', gap: 24 } as const;
const together = (...stories: Story[]) => ({
  render: () => (
    <div style={beside}>
      {stories.map(({ render }, place) => createElement(render as () => ReactElement, { key: place }))}
    </div>
  ),
});
export const AllStates: Story = allStates(meta, {
  Month: { render: () => <Month from="2026-11-28" /> },
  Beside: together(Narrow, Loading, Failed, NoSailing),
  Compact,
  Strip,
  StripLoading,
  StripFailed,
});
