import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGrid } from '../field-grid/field-grid.tsx';
import { allStates } from '../testing/all-states.tsx';
import { useFormat } from './use-format.ts';

function Figures() {
  const format = useFormat();
  return (
    <FieldGrid
      items={[
        { label: '件数', value: format.packages(1280) },
        { label: '毛重 KGS', value: format.weight('12400') },
        { label: '体积 CBM', value: format.volume('151.5') },
        { label: '金额', value: format.money('USD', '4620') },
        { label: '退款', value: format.money('USD', '-40') },
        { label: '零', value: format.weight('0') },
        { label: '没有', value: format.weight(null) },
        { label: '开航日', value: format.date('2026-11-26') },
        { label: '表格里的日期', value: format.dayMonth('2026-11-26') },
        { label: '制单时间', value: format.dateTime('2026-11-18T08:40:12Z') },
      ]}
    />
  );
}

const meta = { title: 'format', component: Figures } satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const AllStates: Story = allStates(meta, { Default });
