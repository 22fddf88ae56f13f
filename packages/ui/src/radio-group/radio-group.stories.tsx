import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../testing/all-states.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'PP', label: 'FREIGHT PREPAID 预付' },
  { value: 'CC', label: 'FREIGHT COLLECT 到付' },
  { value: 'TP', label: 'PREPAID AT 第三地付', disabled: true },
];
const ENGLISH = {
  付款方式: 'Freight terms',
  'FREIGHT PREPAID 预付': 'FREIGHT PREPAID',
  'FREIGHT COLLECT 到付': 'FREIGHT COLLECT',
  'PREPAID AT 第三地付': 'PREPAID AT A THIRD PLACE',
  提单方式: 'Release',
  '正本 ORIGINAL': 'ORIGINAL',
  '三份正本，凭单提货': 'Three originals, goods against the paper',
  '电放 TELEX RELEASE': 'TELEX RELEASE',
  起运港收回正本后放货: 'Released once the originals are back',
  '海运单 SEA WAYBILL': 'SEA WAYBILL',
  '不可转让，收货人凭身份提货': 'Not negotiable, goods to the named consignee',
  付款方式不能为空: 'Freight terms cannot be empty',
  正在查运费条款: 'Looking up the freight terms',
};

const meta = {
  component: RadioGroup,
  parameters: { english: ENGLISH },
  args: { label: '付款方式', options, defaultValue: 'PP', name: 'payMethod' },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Stacked: Story = {
  args: {
    name: 'release',
    label: '提单方式',
    stacked: true,
    required: true,
    defaultValue: 'telex',
    options: [
      { value: 'original', label: '正本 ORIGINAL', note: '三份正本，凭单提货' },
      { value: 'telex', label: '电放 TELEX RELEASE', note: '起运港收回正本后放货' },
      { value: 'waybill', label: '海运单 SEA WAYBILL', note: '不可转让，收货人凭身份提货' },
    ],
  },
};
export const Invalid: Story = { args: { name: 'invalid', defaultValue: undefined, error: '付款方式不能为空' } };
export const ReadOnly: Story = { args: { name: 'read', readOnly: true } };
export const Disabled: Story = { args: { name: 'off', disabled: true } };
export const Loading: Story = { args: { name: 'wait', loading: true, hint: '正在查运费条款' } };
export const Compact: Story = {
  render: (args) => (
    <div data-density="compact">
      <RadioGroup {...args} name="compact" />
    </div>
  ),
};
export const AllStates: Story = allStates(meta, { Default, Stacked, Invalid, ReadOnly, Disabled, Loading, Compact });
