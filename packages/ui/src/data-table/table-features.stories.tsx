import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { type SampleOrder, sampleColumns, sampleOrders } from '../testing/sample-orders.tsx';
import type { DataColumn, RowKey } from './column.ts';
import { DataTable } from './data-table.tsx';
import { filtering, grouping, pinning, resizing } from './features/index.ts';
import type { DataTableProps } from './table-props.ts';

const LABEL = { 'zh-CN': '订单', 'en-US': 'Orders' } as const;
const MORE: Record<string, Partial<DataColumn<SampleOrder>>> = {
  no: { filter: 'text' },
  lane: { filter: 'values', groups: true },
  status: { filter: 'values', groups: true },
  fee: { filter: 'range' },
};
const ALL = [filtering, resizing, pinning, grouping];

type Props = Partial<DataTableProps<SampleOrder>> & { name?: string; count?: number; selects?: boolean };

/** Orders with what a table can do beyond sorting; `lane` and `status` make groups. */
function Orders({ name = '', count = 6, selects = false, ...rest }: Props) {
  const locale = useLanguage();
  const rows = useMemo(() => sampleOrders(count, locale), [count, locale]);
  const columns = useMemo(() => sampleColumns(locale).map((column) => ({ ...column, ...MORE[column.id] })), [locale]);
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <DataTable
      label={`${LABEL[locale]} ${name}`.trim()}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.no}
      state="ready"
      features={ALL}
      localSort
      localFilter
      {...(selects && { selected, onSelectedChange: setSelected })}
      {...rest}
    />
  );
}

const meta = { component: DataTable } satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj;

const compact = (part: ReactNode) => <div data-density="compact">{part}</div>;

/** All of them, as a reader finds them. */
export const Everything: Story = {
  parameters: { pictures: { narrow: true } },
  render: () => compact(<Orders count={10} selects />),
};
/** A panel of values; what is ticked holds at once. */
export const FilterOpen: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: { full: true } },
  render: () => compact(<Orders count={10} features={[filtering]} />),
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button', { name: /^(?:筛选|Filter)/ });
    await userEvent.click(buttons[2] as HTMLElement);
    const [first] = await screen.findAllByRole('checkbox');
    await userEvent.click(first as HTMLElement);
    await expect(within(canvasElement).getAllByRole('row').length).toBeLessThan(11);
  },
};
export const Filtered: Story = {
  render: () => compact(<Orders name="A" features={[filtering]} filters={[{ id: 'fee', value: { from: 700 } }]} />),
};
/** Words that do not fit a width end in three dots. */
export const Widths: Story = {
  render: () =>
    compact(
      <Orders
        name="B"
        features={[resizing]}
        widths={{ no: 132, bill: 150, lane: 90, vessel: 140, etd: 110, cutOff: 150, status: 150, boxes: 110, fee: 140 }}
      />,
    ),
};
/** Frozen columns stand behind the first and before the last one. */
export const Frozen: Story = {
  render: () =>
    compact(
      <div style={{ maxInlineSize: 640 }}>
        <Orders
          name="C"
          features={[pinning]}
          pinned={{ start: ['no', 'lane'], end: ['fee', 'act'] }}
          phone="scroll"
          selects
        />
      </div>,
    ),
};
export const Grouped: Story = {
  render: () => compact(<Orders name="D" count={8} features={[grouping]} groupedBy={['lane', 'status']} selects />),
};
export const NoMatch: Story = {
  render: () => compact(<Orders name="E" features={[filtering]} search="xyz" />),
};
export const AllStates: Story = allStates(meta, { Filtered, Widths, Frozen, Grouped, NoMatch });
