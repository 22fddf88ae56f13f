import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useLanguage } from '../i18n/provider.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrorSummary, type FormErrorSummaryProps } from './form-error-summary.tsx';

const CHINESE: FormErrorSummaryProps = {
  errors: [
    { id: 'ctn-2', label: '箱号第 3 行', message: '校验位应为 3' },
    { id: 'consignee', label: '收货人', message: '不能为空' },
  ],
  warnings: [{ id: 'seal-2', label: '封号第 3 行', message: '17 位，多数船公司最多 15 位' }],
};
const ENGLISH: FormErrorSummaryProps = {
  errors: [
    { id: 'ctn-2', label: 'Container no., row 3', message: 'the check digit should be 3' },
    { id: 'consignee', label: 'Consignee', message: 'may not be empty' },
  ],
  warnings: [{ id: 'seal-2', label: 'Seal no., row 3', message: '17 characters, most carriers take 15' }],
};
const WORDS = { 'zh-CN': CHINESE, 'en-US': ENGLISH };

/** As much of the texts as a story asks for, in the language of the page. */
function Said({ errors, warnings, ...rest }: FormErrorSummaryProps) {
  const words = WORDS[useLanguage()];
  return (
    <div style={{ maxInlineSize: 560 }}>
      <FormErrorSummary
        {...rest}
        errors={words.errors.slice(0, errors.length)}
        warnings={words.warnings?.slice(0, warnings?.length ?? 0)}
      />
    </div>
  );
}

const meta = {
  component: FormErrorSummary,
  args: CHINESE,
  render: (args) => <Said {...args} />,
} satisfies Meta<typeof FormErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ErrorsOnly: Story = { args: { errors: CHINESE.errors.slice(0, 1), warnings: [] } };
export const WarningsOnly: Story = { args: { errors: [] } };
const LONG = {
  'zh-CN': {
    label: '箱号第',
    row: ' 行',
    message: '按 ISO 6346 最后一位应为 3，现在是 4；请把每一位与场站收据和装箱单原件逐一核对后再提交',
  },
  'en-US': {
    label: 'Container no., row',
    row: '',
    message: 'the last character should be 3 by ISO 6346 and is 4; compare every character with the original document',
  },
};
const Many = () => {
  const { label, row, message } = LONG[useLanguage()];
  const errors = Array.from({ length: 6 }, (_, at) => ({
    id: `ctn-${at}`,
    label: `${label} ${at + 1}${row}`,
    message,
  }));
  return (
    <div style={{ maxInlineSize: 360 }}>
      <FormErrorSummary errors={errors} />
    </div>
  );
};
export const LongText: Story = { render: () => <Many /> };
/** A press on an entry puts the focus into its field. */
export const Jumps: Story = {
  args: { errors: [{ id: 'consignee', label: '收货人', message: '不能为空' }], warnings: [] },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 560 }}>
      <FormErrorSummary {...args} />
      <TextField id="consignee" label="收货人" error="不能为空" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const AllStates: Story = allStates(meta, { Default, ErrorsOnly, WarningsOnly, LongText });
