import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { type Step, Steps, type StepsProps } from './steps.tsx';

const ENGLISH: Record<string, string> = {
  订舱: 'Booking',
  补料: 'Instruction',
  核对草单: 'Check the draft',
  签发: 'Issue',
  放货: 'Release',
  '截单 11-21': 'Cut-off 11-21',
  '船公司退回：品名不全': 'Sent back: goods incomplete',
  船公司已接受订舱并放舱: 'Booking accepted by the carrier',
  '2026-11-12 16:40 宁波时间': '2026-11-12 16:40 Ningbo time',
  '补料已提交，含全部箱号与封号': 'Shipping instruction sent, with all containers and seals',
  草单比对: 'Draft compared',
  '截单 11-21 18:00 宁波时间': 'Cut-off 11-21 18:00 Ningbo time',
};

const STEPS: Step[] = [
  { id: 'booking', title: '订舱', note: '11-12' },
  { id: 'instruction', title: '补料', note: '11-18' },
  { id: 'draft', title: '核对草单', note: '截单 11-21' },
  { id: 'issue', title: '签发' },
  { id: 'release', title: '放货' },
];

/** In the language of the page. */
function Said({ steps, ...rest }: StepsProps) {
  const english = useLanguage() === 'en-US';
  const said = (words: string) => (english ? (ENGLISH[words] ?? words) : words);
  return (
    <Steps
      {...rest}
      steps={steps.map((step) => ({ ...step, title: said(step.title), note: step.note && said(step.note) }))}
    />
  );
}

const meta = {
  component: Steps,
  args: { steps: STEPS, current: 'draft' },
  render: (args) => <Said {...args} />,
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Beginning: Story = { args: { current: 'booking' } };
export const AllDone: Story = { args: { current: null } };
export const Failed: Story = {
  args: {
    current: 'instruction',
    steps: STEPS.map((step) =>
      step.id === 'instruction' ? { ...step, failed: true, note: '船公司退回：品名不全' } : step,
    ),
  },
};
/** What is done leads back. */
export const LeadsBack: Story = { args: { onStep: () => undefined } };
/** From top to bottom where there is no room, whatever the width of the page. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <Said {...args} />
    </div>
  ),
};
export const NarrowFailed: Story = { args: Failed.args ?? {}, render: Narrow.render ?? meta.render };
export const LongText: Story = {
  args: {
    steps: [
      { id: 'a', title: '船公司已接受订舱并放舱', note: '2026-11-12 16:40 宁波时间' },
      { id: 'b', title: '补料已提交，含全部箱号与封号', note: '11-18' },
      { id: 'c', title: '草单比对', note: '截单 11-21 18:00 宁波时间' },
    ],
    current: 'b',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 560 }}>
      <Said {...args} />
    </div>
  ),
};
export const AllStates: Story = allStates(
  meta,
  { Default, Beginning, AllDone, Failed, LeadsBack, Narrow, NarrowFailed, LongText },
  { contrast: true },
);
