import { containerNumber, hsCode, sealNumber, shipper, weight } from '@lading/validators';
import type { RecordSpec } from '@lading/validators/record';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { preloadIssueTexts } from '../i18n/rules.ts';
import { NumberField } from '../number-field/number-field.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { useRuleForm } from './use-rule-form.ts';

const instructionRecord = {
  fields: {
    ctnNo: { rule: containerNumber, required: 'required.ctnNo' },
    sealNo: { rule: sealNumber, required: 'required.sealNo' },
    hsCode: { rule: hsCode },
    weight: { rule: weight, required: 'required.weight' },
    shipper: { rule: shipper, required: 'required' },
  },
} satisfies RecordSpec;

const WORDS = {
  'zh-CN': {
    title: '补料',
    labels: { ctnNo: '箱号', sealNo: '封号', hsCode: 'HS 编码', weight: '毛重', shipper: '发货人' },
    send: '提交补料',
  },
  'en-US': {
    title: 'Shipping instruction',
    labels: {
      ctnNo: 'Container no.',
      sealNo: 'Seal no.',
      hsCode: 'HS code',
      weight: 'Gross weight',
      shipper: 'Shipper',
    },
    send: 'Send the instruction',
  },
};

const EMPTY = { ctnNo: '', sealNo: '', hsCode: '', weight: '', shipper: '' };
type Instruction = typeof EMPTY;

interface InstructionFormProps {
  given?: Partial<Instruction>;
  /** what the server answers to the seal */
  refusal?: string;
  onSend?: (values: Instruction) => void;
}

/** A small shipping instruction: rules, repairs, doubts and the summary of what keeps it from being sent. */
function InstructionForm({ given, refusal, onSend }: InstructionFormProps) {
  const { title, labels, send } = WORDS[useLanguage()];
  const { fieldProps, formProps, summaryProps, submitting, methods } = useRuleForm({
    record: instructionRecord,
    labels,
    defaultValues: { ...EMPTY, ...given },
    onSubmit: (values) => {
      if (refusal) methods.setError('sealNo', { type: 'server', message: refusal });
      else onSend?.({ ...EMPTY, ...values, hsCode: values.hsCode ?? '' });
    },
  });
  return (
    <div style={{ maxInlineSize: 560 }}>
      <Form title={title} {...formProps}>
        <FormErrorSummary {...summaryProps} />
        <TextField mono {...fieldProps('ctnNo')} />
        <TextField mono {...fieldProps('sealNo')} />
        <TextField mono {...fieldProps('hsCode')} inputMode="numeric" />
        <NumberField unit="KGS" {...fieldProps('weight')} />
        <TextArea printed columns={35} lines={6} {...fieldProps('shipper')} />
        <Button type="submit" variant="primary" loading={submitting}>
          {send}
        </Button>
      </Form>
    </div>
  );
}

const meta = {
  component: InstructionForm,
  // The words of the rules are there before the first of them is needed.
  loaders: [() => Promise.all([preloadIssueTexts('zh-CN'), preloadIssueTexts('en-US')])],
} satisfies Meta<typeof InstructionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: RegExp) => within(canvas).findByRole('button', { name });
const field = (canvas: HTMLElement, name: RegExp) => within(canvas).getByRole('textbox', { name });
const TO_CHANGE = { name: /需要改|a change/ };
const SEND = /提交|Send/;
const CONTAINER = /箱号|Container/;

export const Empty: Story = {};
export const Wrong: Story = {
  args: {
    given: {
      ctnNo: 'CSQU3O54383',
      sealNo: 'CN44712031234567',
      weight: '12,400.5',
      shipper: 'NINGBO HAOYU HOMEWARE CO.，LTD.',
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, SEND));
    const summary = await within(canvasElement).findByRole('region', TO_CHANGE);
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link').length).toBeGreaterThanOrEqual(4);
  },
};
/** Each press on a repair takes one entry out of the summary; the doubt about the seal stays and the form is sent. */
export const Repaired: Story = {
  args: Wrong.args ?? {},
  play: async (context) => {
    await Wrong.play?.(context);
    const { canvasElement } = context;
    const summary = within(canvasElement).getByRole('region', TO_CHANGE);
    await userEvent.click(within(summary).getByRole('link', { name: CONTAINER }));
    await expect(field(canvasElement, CONTAINER)).toHaveFocus();
    await userEvent.click(await button(canvasElement, /CSQU3054383/));
    await waitFor(() => expect(field(canvasElement, CONTAINER)).toBeValid());
    await expect(field(canvasElement, CONTAINER)).toHaveValue('CSQU3054383');
  },
};
/** A wrong check digit is a doubt: an unknown number may be a placeholder. */
export const Doubtful: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, CONTAINER), 'CSQU3054384');
    await userEvent.tab();
    await expect(await button(canvasElement, /CSQU3054383/)).toBeVisible();
    await expect(field(canvasElement, CONTAINER)).toBeValid();
  },
};
export const Refused: Story = {
  args: {
    given: { ctnNo: 'CSQU3054383', sealNo: 'CN4471203', weight: '12400.5', shipper: 'NINGBO HAOYU HOMEWARE CO., LTD.' },
    refusal: '封号 CN4471203 已用于 MB26S01702',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, SEND));
    await within(canvasElement).findByRole('link', { name: /MB26S01702/ });
  },
};
export const AllStates: Story = {
  ...allStates(meta, { Wrong }),
  play: async (context) => {
    await Wrong.play?.(context);
  },
};
