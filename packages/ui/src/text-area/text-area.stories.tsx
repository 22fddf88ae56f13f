import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { TextArea } from './text-area.tsx';

const GOODS = 'BAMBOO KITCHEN SHELF（竹制）\nWITH STEEL HOOKS';
const PARTY = 'CASCADE HOME SUPPLY LLC\n1420 W 190TH STREET SUITE 500\nTORRANCE CA 90501 UNITED STATES';
const ENGLISH = {
  货描: 'Goods',
  发货人: 'Shipper',
  '货描，仅限拉丁字符': 'Goods, Latin characters only',
  '第 1 行第 21 至 24 列有中文与全角括号': 'Line 1, columns 21 to 24: Chinese text and full-width brackets',
  收货人: 'Consignee',
  '第 4 行 43 个字符，船公司打印 35 个，将折行': 'Line 4 has 43 characters, the carrier prints 35 and breaks the line',
  正在核对海关停用词: 'Looking for words that customs refuses',
  备注: 'Remarks',
  '请在截单前确认，电放保函随后补上。': 'Please confirm before the cut-off; the letter for the telex release follows.',
  不印在提单上: 'Not printed on the bill',
};

const meta = {
  component: TextArea,
  parameters: { english: ENGLISH },
  args: { label: '货描', columns: 35, printed: true, defaultValue: 'BAMBOO KITCHEN SHELF\nWITH STEEL HOOKS' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { defaultValue: '', placeholder: 'SHIPPER NAME AND ADDRESS', label: '发货人', required: true },
};
export const Invalid: Story = {
  args: {
    label: '货描，仅限拉丁字符',
    defaultValue: GOODS,
    error: '第 1 行第 21 至 24 列有中文与全角括号',
    suggestions: ['BAMBOO KITCHEN SHELF (BAMBOO)\nWITH STEEL HOOKS'],
    marks: [{ index: 20, length: 4 }],
  },
};
export const TooWide: Story = {
  args: {
    label: '收货人',
    lines: 2,
    defaultValue: `${PARTY}\nATTN DOCUMENTS DEPARTMENT SECOND FLOOR REAR`,
    warning: '第 4 行 43 个字符，船公司打印 35 个，将折行',
  },
};
export const ReadOnly: Story = { args: { label: '收货人', defaultValue: PARTY, readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true, hint: '正在核对海关停用词' } };
export const Plain: Story = {
  args: {
    label: '备注',
    printed: false,
    columns: undefined,
    defaultValue: '请在截单前确认，电放保函随后补上。',
    hint: '不印在提单上',
  },
};
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <TextArea {...args} />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, {
  Default,
  Empty,
  Invalid,
  TooWide,
  ReadOnly,
  Disabled,
  Loading,
  Plain,
  Compact,
});
