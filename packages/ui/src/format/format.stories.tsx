import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldGrid } from '../field-grid/field-grid.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { useFormat } from './use-format.ts';

const LABELS = {
  'zh-CN': '件数 毛重_KGS 体积_CBM 金额 退款 零 没有 开航日 表格里的日期 制单时间',
  'en-US': 'Packages Weight_KGS Volume_CBM Amount Refund Zero None Departure Date_in_a_table Drafted_at',
};

function Figures() {
  const format = useFormat();
  const labels = LABELS[useLanguage()].split(' ');
  const values = [
    format.packages(1280),
    format.weight('12400'),
    format.volume('151.5'),
    format.money('USD', '4620'),
    format.money('USD', '-40'),
    format.weight('0'),
    format.weight(null),
    format.date('2026-11-26'),
    format.dayMonth('2026-11-26'),
    format.dateTime('2026-11-18T08:40:12Z'),
  ];
  return <FieldGrid items={values.map((value, at) => ({ label: labels[at]?.replaceAll('_', ' ') ?? '', value }))} />;
}

const meta = { title: 'format', component: Figures } satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const AllStates: Story = allStates(meta, { Default });
