import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormSheet } from './form-sheet.tsx';

const WORDS = {
  'zh-CN': {
    titles: ['航线与服务', '收发通', '货物'],
    plain: ['箱型箱量', '服务', '单证与联系人'],
    notes: ['还差 1 项', '已填完', '1 处要改'],
    field: '客户订单号',
    wrong: '请填写英文品名',
  },
  'en-US': {
    titles: ['Route and service', 'Parties', 'Cargo'],
    plain: ['Containers', 'Services', 'Papers and contact'],
    notes: ['1 left', 'Complete', '1 to fix'],
    field: 'PO number',
    wrong: 'Enter the English name',
  },
};
const STATES = ['left', 'done', 'wrong'] as const;

function Sheet({ plain = false }: { plain?: boolean }) {
  const { titles, plain: others, notes, field, wrong } = WORDS[useLanguage()];
  return (
    <FormSheet
      sections={(plain ? others : titles).map((title, at) => ({
        id: `${plain ? 'plain' : 'sheet'}-${at}`,
        title,
        ...(!plain && { note: notes[at], state: STATES[at] }),
        children: <TextField label={field} error={!plain && at === 2 ? wrong : undefined} />,
      }))}
    />
  );
}

const meta = { component: FormSheet, args: { sections: [] } } satisfies Meta<typeof FormSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Sheet /> };
export const WithoutNotes: Story = { render: () => <Sheet plain /> };
export const AllStates: Story = allStates(meta, { Default, WithoutNotes });
