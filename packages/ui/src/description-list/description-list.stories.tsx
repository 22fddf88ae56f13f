import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContainerNumber } from '../container-number/container-number.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { Port } from '../port/port.tsx';
import { allStates } from '../testing/all-states.tsx';
import { type Description, DescriptionList, type DescriptionListProps } from './description-list.tsx';

const ITEMS: Record<string, Description[]> = {
  'zh-CN': [
    { name: '工作号', value: 'MB26S01702', copy: 'MB26S01702', mono: true },
    { name: '提单号', value: 'YMLUI488118204', copy: 'YMLUI488118204', mono: true },
    { name: '箱号', value: <ContainerNumber value="YMLU8305416" /> },
    { name: '船公司', value: '阳明海运' },
    { name: '起运港', value: <Port name="上海" code="CNSHA" /> },
    { name: '卸货港', value: <Port name="洛杉矶" code="USLAX" /> },
    { name: '客户单号', value: null },
    { name: '件数 / 毛重 / 体积', value: '742 / 9,860.000 / 66.1200' },
    { name: '目的港扣留', value: '0' },
    { name: '预计抵港', value: '11-23 14:00', marked: true },
    { name: '收货人', value: 'CASCADE HOME SUPPLY LLC\n1420 HARBOR AVENUE, SUITE 510\nSEATTLE, WA 98134', wide: true },
  ],
  'en-US': [
    { name: 'Work number', value: 'MB26S01702', copy: 'MB26S01702', mono: true },
    { name: 'Bill of lading', value: 'YMLUI488118204', copy: 'YMLUI488118204', mono: true },
    { name: 'Container', value: <ContainerNumber value="YMLU8305416" /> },
    { name: 'Carrier', value: 'Yang Ming' },
    { name: 'Port of loading', value: <Port name="Shanghai" code="CNSHA" /> },
    { name: 'Port of discharge', value: <Port name="Los Angeles" code="USLAX" /> },
    { name: 'Purchase order', value: null },
    { name: 'Packages / weight / volume', value: '742 / 9,860.000 / 66.1200' },
    { name: 'Holds at destination', value: '0' },
    { name: 'Estimated arrival', value: '11-23 14:00', marked: true },
    {
      name: 'Consignee',
      value: 'CASCADE HOME SUPPLY LLC\n1420 HARBOR AVENUE, SUITE 510\nSEATTLE, WA 98134',
      wide: true,
    },
  ],
};

/** In the language of the page; `from` and `to` cut out a part of what is known. */
const Known = ({ items, from = 0, to, ...rest }: DescriptionListProps & { from?: number; to?: number }) => {
  const own = ITEMS[useLanguage()] ?? [];
  return <DescriptionList {...rest} items={items.length > 0 ? items : own.slice(from, to)} />;
};

const meta = {
  component: DescriptionList,
  args: { items: [] },
  render: (args) => <Known {...args} />,
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {};
const Cells: Story = { render: (args) => <Known {...args} layout="cells" to={10} /> };
const Rows: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 400 }}>
      <Known {...args} layout="rows" from={4} />
    </div>
  ),
};
const LongText: Story = {
  args: {
    items: [
      { name: 'FILE NO.', value: 'HAOYU-2026-11-'.repeat(12), copy: 'HAOYU', mono: true },
      { name: 'A name that is much longer than the value which stands under it', value: 'AS' },
    ],
  },
};
const Loading: Story = {
  args: { loading: true },
  render: (args) => <Known {...args} to={5} />,
  parameters: { pictures: { delay: 400 } },
};
const Nothing: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 400 }}>
      <DescriptionList {...args} items={[]} layout="cells" />
      <DescriptionList {...args} items={[]} layout="rows" />
      <DescriptionList {...args} items={[]} loading />
    </div>
  ),
};
export const AllStates: Story = {
  ...allStates(meta, { Columns, Cells, Rows, LongText, Loading, Nothing }),
  parameters: { pictures: { delay: 400 } },
};
