import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContainerNumber } from '../container-number/index.ts';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Marked, MarkedBill, type MarkedBillRow, MarkLegend } from './marked-bill.tsx';

const WORDS = {
  'zh-CN': {
    label: '一份草单与写在上面的意见',
    consignee: '收货人 Consignee',
    number: '提单号',
    vessel: '船名 / 航次',
    containers: '箱号',
    seals: '封号',
    change: '门牌号应为 1420',
    by: '陈蔚 09:32 已提改单',
    digit: '校验位应为 3',
    against: '与补料不符，签单前须改',
    names: { ink: '印刷墨：表格本身', mark: '荧光笔：系统找到的差异', pen: '红笔：人写上去的意见' },
  },
  'en-US': {
    label: 'A draft bill and what was written on it',
    consignee: 'Consignee',
    number: 'B/L no.',
    vessel: 'Vessel / voyage',
    containers: 'Container no.',
    seals: 'Seal no.',
    change: 'Street number should be 1420',
    by: 'Change requested by Wei Chen at 09:32',
    digit: 'Check digit should be 3',
    against: 'Differs from the instruction; correct it before the bill is signed',
    names: {
      ink: 'Ink: the form itself',
      mark: 'Highlighter: what the system found',
      pen: 'Red pen: what people wrote',
    },
  },
};

interface SampleProps {
  noted?: boolean;
  legend?: boolean;
}

function Sample({ noted = true, legend = false }: SampleProps) {
  const words = WORDS[useLanguage()];
  if (legend) return <MarkLegend names={words.names} />;
  const rows: MarkedBillRow[] = [
    {
      cells: [
        [
          {
            label: words.consignee,
            lines: [
              'CASCADE HOME SUPPLY LLC',
              <>
                <Marked>1402</Marked> E WAREHOUSE STREET
              </>,
              'LOS ANGELES, CA 90021, USA',
            ],
          },
        ],
        [
          { label: words.number, lines: ['COSU6412098730'] },
          { label: words.vessel, lines: ['COSCO SHIPPING', 'ANDES / 042E'] },
        ],
      ],
      note: noted ? { kind: 'pen', title: words.change, text: words.by } : undefined,
    },
    {
      cells: [
        [
          {
            label: words.containers,
            lines: ['CBHU3202732', 'CSQU3054384'].map((number) => <ContainerNumber key={number} value={number} />),
          },
        ],
        [{ label: words.seals, lines: ['CN4471203', 'CN4471218'] }],
      ],
      note: noted ? { kind: 'error', title: words.digit, text: words.against } : undefined,
    },
  ];
  return <MarkedBill label={words.label} rows={rows} />;
}

const meta = { component: Sample, subcomponents: { MarkedBill, Marked, MarkLegend } } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** As it comes from the printer. */
export const Printed: Story = { args: { noted: false } };
export const Legend: Story = { args: { legend: true } };
export const AllStates: Story = allStates(meta, { Default, Printed, Legend }, { narrow: true });
