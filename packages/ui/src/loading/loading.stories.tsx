import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGrid } from '../field-grid/field-grid.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Loading } from './loading.tsx';
import { Waiting } from './waiting.tsx';

const WORDS = {
  'zh-CN': { sample: '正在取样本', labels: ['件数', '毛重 KGS', '体积 CBM'] },
  'en-US': { sample: 'Fetching the sample', labels: ['Packages', 'Gross weight KGS', 'Volume CBM'] },
};
const VALUES = ['1,280', '12,400.000', '151.5000'];

function Named() {
  return <Loading label={WORDS[useLanguage()].sample} />;
}
function Over() {
  const { labels } = WORDS[useLanguage()];
  return (
    <Waiting active>
      <FieldGrid items={labels.map((label, place) => ({ label, value: VALUES[place] ?? '' }))} />
    </Waiting>
  );
}

const meta = { component: Loading, subcomponents: { Waiting } } satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const WithLabel: Story = { render: () => <Named /> };
/** The words fade and stay where they are; they take no presses and no focus. */
export const OverContent: Story = { render: () => <Over /> };
export const AllStates: Story = allStates(meta, { Default, WithLabel, OverContent });
