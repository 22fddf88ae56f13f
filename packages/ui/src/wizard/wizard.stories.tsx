import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, userEvent, within } from 'storybook/test';
import { DescriptionList } from '../description-list/description-list.tsx';
import { useLanguage } from '../i18n/provider.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { Stack } from '../stack/stack.tsx';
import { allStates } from '../testing/all-states.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';
import type { WizardStep } from './wizard-step.ts';

const WORDS = {
  'zh-CN': {
    label: '申请账期',
    company: '公司',
    companyName: '公司名称',
    credit: '额度',
    creditNote: '截止 11-30',
    amount: '申请额度',
    contact: '联系人',
    phone: '手机号',
    required: '不能为空',
    finish: '提交申请',
    refused: '该公司已有一份申请在审核中，11-24 前答复。',
    long: '宁波海煜进出口贸易有限公司及其全资子公司在本平台使用账期的授权与担保说明',
  },
  'en-US': {
    label: 'Apply for credit',
    company: 'Company',
    companyName: 'Company name',
    credit: 'Credit',
    creditNote: 'Until 11-30',
    amount: 'Amount',
    contact: 'Contact',
    phone: 'Phone number',
    required: 'Cannot be empty',
    finish: 'Send the application',
    refused: 'An application of this company is being looked at; it is answered by 11-24.',
    long: 'Authority and security of Ningbo Haiyu Import and Export and of its wholly owned companies to use credit here',
  },
};

interface Shown extends Partial<Omit<WizardProps, 'steps'>> {
  filled?: boolean;
  refused?: boolean;
  long?: boolean;
}
function Credit({ filled = false, refused = false, long = false, ...rest }: Shown) {
  const words = WORDS[useLanguage()];
  const [sent, setSent] = useState(0);
  const { register, trigger, control, formState } = useForm({
    defaultValues: { company: filled ? 'Ningbo Haoyu' : '', amount: filled ? '50000' : '', phone: '' },
  });
  const [company, amount] = useWatch({ control, name: ['company', 'amount'] });
  const { errors } = formState;
  const required = { required: words.required };
  const steps: WizardStep[] = [
    {
      id: 'company',
      title: long ? words.long : words.company,
      content: (
        <TextField label={words.companyName} error={errors.company?.message} {...register('company', required)} />
      ),
      validate: async () => ((await trigger('company')) ? !refused || words.refused : false),
      summary: <DescriptionList items={[{ name: words.companyName, value: company }]} />,
    },
    {
      id: 'credit',
      title: words.credit,
      note: words.creditNote,
      content: (
        <NumberField
          label={words.amount}
          currency="USD"
          error={errors.amount?.message}
          {...register('amount', required)}
        />
      ),
      validate: () => trigger('amount'),
      summary: <DescriptionList items={[{ name: words.amount, value: `USD ${amount}` }]} />,
    },
    { id: 'contact', title: words.contact, content: <TextField label={words.phone} {...register('phone')} /> },
  ];
  return (
    <Stack>
      <Wizard
        label={words.label}
        steps={steps}
        finishLabel={words.finish}
        onFinish={() => setSent(sent + 1)}
        data-sent={sent}
        {...rest}
      />
    </Stack>
  );
}

const meta = { component: Wizard, args: { label: '', steps: [], onFinish: () => undefined } } satisfies Meta<
  typeof Wizard
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <Credit aria-label="A" /> };
/** An address names the step; those before it hold. */
export const SecondStep: Story = { render: () => <Credit filled defaultStep="credit" aria-label="B" /> };
export const Review: Story = { render: () => <Credit filled defaultStep="review" aria-label="C" /> };
export const LongText: Story = { render: () => <Credit long aria-label="D" /> };
export const Narrow: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <Credit filled defaultStep="credit" aria-label="E" />
    </div>
  ),
};
/** The field says what is wrong and has the focus. */
export const Invalid: Story = {
  parameters: { pictures: { full: true } },
  render: () => <Credit />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('alert');
    await expect(page.getByRole('textbox')).toHaveFocus();
  },
};
/** What the step says as a whole. */
export const Refused: Story = {
  parameters: { pictures: { full: true } },
  render: () => <Credit filled refused />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('alert')).toHaveFocus();
  },
};
/** To the end by keys, and back to a step that keeps what was typed. */
export const Walked: Story = {
  render: () => <Credit filled />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('textbox').focus();
    for (const heading of [/额度|Credit/, /联系人|Contact/, /核对|Review/]) {
      await userEvent.keyboard('{Enter}');
      await expect(await page.findByRole('heading', { level: 2, name: heading })).toHaveFocus();
      page.queryByRole('textbox')?.focus();
    }
    await userEvent.click(page.getByRole('button', { name: /^(?:修改公司|Change Company)$/ }));
    await expect(page.getByRole('textbox')).toHaveValue('Ningbo Haoyu');
  },
};
export const AllStates: Story = allStates(meta, { Default, SecondStep, Review, LongText, Narrow }, { narrow: true });
