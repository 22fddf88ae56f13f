import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { Progress, type ProgressProps } from './progress.tsx';

const WORDS = {
  'zh-CN': {
    import: '导入箱号',
    pack: '生成提单附件',
    wait: '正在等待船公司应答',
    rows: '128 行中已读 74 行',
    stopped: '第 75 行读不出来，前 74 行已导入',
    long: '正在把 10 份草单与补料逐项比对，并核对船名航次、箱号、封号、件数、毛重和体积',
  },
  'en-US': {
    import: 'Importing containers',
    pack: 'Preparing the attachments of the bill',
    wait: 'Waiting for the carrier',
    rows: '74 of 128 rows read',
    stopped: 'Row 75 cannot be read; the 74 before it were imported',
    long: 'Comparing 10 drafts with their instructions: vessel and voyage, containers, seals, packages, weight and volume',
  },
};
type Word = keyof (typeof WORDS)['zh-CN'];
type Shown = Omit<Partial<ProgressProps>, 'label' | 'note' | 'valueText'> & { label?: Word; note?: Word; says?: Word };
function Said({ label = 'import', note, says, ...rest }: Shown) {
  const words = WORDS[useLanguage()];
  return (
    <div style={{ maxInlineSize: 360 }}>
      <Progress label={words[label]} note={note && words[note]} valueText={says && words[says]} {...rest} />
    </div>
  );
}

const meta = { component: Progress, args: { label: '' } } satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Said value={58} /> };
export const Nothing: Story = { render: () => <Said value={0} /> };
export const Done: Story = { render: () => <Said value={100} /> };
export const Counted: Story = { render: () => <Said value={74} max={128} says="rows" /> };
/** No end is known. */
export const Indeterminate: Story = { render: () => <Said label="wait" /> };
export const Failed: Story = { render: () => <Said value={74} max={128} failed note="stopped" /> };
export const Small: Story = { render: () => <Said label="pack" value={30} size="sm" /> };
export const LabelElsewhere: Story = { render: () => <Said label="pack" value={30} hideLabel /> };
export const LongText: Story = { render: () => <Said label="long" value={64} /> };
export const AllStates: Story = allStates(
  meta,
  { Default, Nothing, Done, Counted, Indeterminate, Failed, Small, LabelElsewhere, LongText },
  { contrast: true },
);
