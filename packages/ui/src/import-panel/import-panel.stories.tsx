import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { ImportPanel, type ImportPanelProps } from './import-panel.tsx';
import type { ImportFault, ImportProgress } from './types.ts';

const nothing = () => undefined;
const JOB: ImportProgress = {
  fileName: 'fba-sites-2026-11.xlsx',
  state: 'checking',
  total: 132,
  checked: 74,
  ok: 0,
  failed: 0,
  repairs: 0,
};
const WORDS = {
  'zh-CN': {
    hint: '正确的行立即写入，有错的行列在下面',
    problem: '缺少列：邮编。请用模板的表头',
    faults: [
      ['国家/地区', '美囯', '不在可选项中', '美国'],
      ['邮编', '8518', '格式不对', '08518'],
      ['仓库代码', 'ONT-8B', '格式不对', null],
    ],
  },
  'en-US': {
    hint: 'Good rows are written at once; the wrong ones are listed below',
    problem: 'Columns are missing: Zip. Use the heads of the template',
    faults: [
      ['Country', 'Untied States', 'Not one of those to choose from', 'United States'],
      ['Zip', '8518', 'Not written as it should be', '08518'],
      ['Code', 'ONT-8B', 'Not written as it should be', null],
    ],
  },
} as const;

/** In the language of the page. */
function Said({ problem, faults, ...rest }: ImportPanelProps) {
  const words = WORDS[useLanguage()];
  const said = words.faults.map(
    ([column, value, message, suggestion], at): ImportFault => ({
      id: at + 1,
      row: [3, 17, 96][at] ?? 0,
      column,
      value,
      message,
      suggestion,
    }),
  );
  return (
    <div style={{ maxInlineSize: 820 }}>
      <ImportPanel
        {...rest}
        hint={words.hint}
        problem={problem && words.problem}
        faults={rest.job?.state === 'errors' ? said : faults}
      />
    </div>
  );
}

const meta = {
  component: ImportPanel,
  render: (args) => <Said {...args} />,
  args: {
    accept: '.xlsx,.csv',
    maxSize: 10_000_000,
    job: null,
    faults: [],
    onFile: nothing,
    onTemplate: nothing,
    onAccept: nothing,
    onCorrected: nothing,
    onClear: nothing,
  },
} satisfies Meta<typeof ImportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
/** The file was not taken. */
export const Refused: Story = { args: { problem: 'missing' } };
export const Uploading: Story = { args: { job: { ...JOB, state: 'uploading', sent: 0.4 } } };
export const Checking: Story = { args: { job: JOB } };
/** No end is known while the rows are written. */
export const Importing: Story = { args: { job: { ...JOB, state: 'importing', checked: 132 } } };
/** Rows that are wrong, two of them with a repair. */
export const Wrong: Story = {
  args: { job: { ...JOB, state: 'errors', checked: 132, ok: 129, failed: 3, repairs: 2 } },
};
export const Done: Story = { args: { job: { ...JOB, state: 'done', checked: 132, ok: 132 } } };
export const Failed: Story = { args: { job: { ...JOB, state: 'failed' } } };
export const AllStates: Story = allStates(meta, {
  Empty,
  Refused,
  Uploading,
  Checking,
  Importing,
  Wrong,
  Done,
  Failed,
});
