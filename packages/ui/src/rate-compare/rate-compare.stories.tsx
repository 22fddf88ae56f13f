import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { RateCompare, type RateCompareProps } from './rate-compare.tsx';

const HEADS = [
  { id: '1', name: 'COSCO SHIPPING', note: 'AAC2' },
  { id: '2', name: 'YANG MING', note: 'PS6' },
  { id: '3', name: 'ONE', note: 'PN3' },
  { id: '4', name: 'MATSON', note: 'CLX' },
];

const WORDS = {
  'zh-CN': {
    label: '渠道对比',
    rows: {
      船期: ['11-26 周四', '11-29 周日', '11-28 周六', '11-25 周三'],
      航程: ['14 天', '16 天', '17 天', '11 天'],
      预计总费用: ['USD 5,180.35', 'USD 5,240.35', 'USD 5,290.35', 'USD 7,680.35'],
      免用箱: ['5 天', '7 天', null, '4 天'],
    },
  },
  'en-US': {
    label: 'Channels compared',
    rows: {
      Sails: ['11-26 Thu', '11-29 Sun', '11-28 Sat', '11-25 Wed'],
      Transit: ['14 days', '16 days', '17 days', '11 days'],
      'Predicted total': ['USD 5,180.35', 'USD 5,240.35', 'USD 5,290.35', 'USD 7,680.35'],
      'Free time': ['5 days', '7 days', null, '4 days'],
    },
  },
};
const BEST = [['4'], ['4'], ['1'], ['2']];

const Compared = ({ many = 4, ...args }: Partial<RateCompareProps> & { many?: number }) => {
  const { label, rows } = WORDS[useLanguage()];
  const heads = HEADS.slice(0, many);
  return (
    <RateCompare
      label={`${label} ${many}`}
      heads={heads}
      rows={Object.entries(rows).map(([name, values], at) => ({ name, values, best: many === 4 ? BEST[at] : [] }))}
      {...args}
    />
  );
};

const meta = { component: Compared, subcomponents: { RateCompare } } satisfies Meta<typeof Compared>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onRemove: fn() } };
export const Two: Story = { args: { many: 2 } };
export const AllStates: Story = allStates(meta, { Default, Two }, { narrow: true });
