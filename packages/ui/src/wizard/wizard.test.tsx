import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Wizard, type WizardProps } from './wizard.tsx';
import type { WizardStep } from './wizard-step.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const plain: WizardStep[] = [
  { id: 'company', title: '公司', content: <TextField label="公司名称" />, summary: '宁波海煜' },
  { id: 'credit', title: '额度', content: <TextField label="申请额度" />, summary: 'USD 50,000' },
];
conforms('Wizard', <Wizard label="申请账期" steps={plain} onFinish={() => undefined} />, {
  ref: HTMLFormElement,
  reach: async (user) => {
    await user.click(screen.getByRole('button', { name: '下一步' }));
    await screen.findByRole('button', { name: '上一步' });
  },
});

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

interface Given extends Partial<WizardProps> {
  company?: string;
}
/** With a form library, as pages have it. */
function Credit({ company = '', onFinish = () => undefined, ...rest }: Given) {
  const { register, trigger, handleSubmit, formState } = useForm({ defaultValues: { company, amount: '' } });
  const { errors } = formState;
  const steps: WizardStep[] = [
    {
      id: 'company',
      title: '公司',
      content: (
        <TextField
          label="公司名称"
          error={errors.company?.message}
          {...register('company', { required: '不能为空' })}
        />
      ),
      validate: () => trigger('company'),
    },
    { id: 'credit', title: '额度', content: <TextField label="申请额度" {...register('amount')} /> },
    { id: 'contact', title: '联系人', content: <TextField label="手机号" /> },
  ];
  return <Wizard label="申请账期" steps={steps} onFinish={() => handleSubmit(onFinish)()} {...rest} />;
}

it('goes on by Enter where a step holds, says what is against it where it does not, and begins at its heading', async () => {
  render(<Credit />, { wrapper });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('公司名称'), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('这一步还有需要改正的地方。');
  expect(screen.getByLabelText('公司名称')).toHaveFocus();
  expect(screen.getByLabelText('公司名称')).toBeInvalid();
  await user.type(screen.getByLabelText('公司名称'), '宁波海煜{Enter}');
  expect(await heading('额度')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('第 2 步，共 3 步')).toBeVisible();
});

it('keeps what was typed on the way back and forth, and sends all of it', async () => {
  const finish = vi.fn();
  render(<Credit company="宁波海煜" onFinish={finish} />, { wrapper });
  await press('下一步');
  await heading('额度');
  await userEvent.type(screen.getByLabelText('申请额度'), '50000');
  await press('上一步');
  expect(await heading('公司')).toHaveFocus();
  expect(screen.getByLabelText('公司名称')).toHaveValue('宁波海煜');
  await press('下一步');
  await heading('额度');
  expect(screen.getByLabelText('申请额度')).toHaveValue('50000');
  await press('下一步');
  await heading('联系人');
  await press('提交');
  await waitFor(() => expect(finish).toHaveBeenCalledOnce());
  expect(finish.mock.calls[0]?.[0]).toEqual({ company: '宁波海煜', amount: '50000' });
});

it('opens the step of an address where the way there holds', async () => {
  render(<Credit company="宁波海煜" step="contact" />, { wrapper });
  expect(await heading('联系人')).toBeVisible();
});

it('leads an address to the first step that does not hold', async () => {
  const went = vi.fn();
  function Addressed() {
    const [step, setStep] = useState('contact');
    return (
      <Credit
        step={step}
        onStep={(id) => {
          went(id);
          setStep(id);
        }}
      />
    );
  }
  render(<Addressed />, { wrapper });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(went).toHaveBeenCalledExactlyOnceWith('company');
  expect(screen.getByLabelText('公司名称')).toHaveFocus();
});

it('follows its address back', async () => {
  const { rerender } = render(<Credit company="宁波海煜" step="credit" />, { wrapper });
  await heading('额度');
  rerender(<Credit company="宁波海煜" step="company" />);
  expect(await heading('公司')).toHaveFocus();
});

it('leads back by the titles of what is done', async () => {
  render(<Credit company="宁波海煜" defaultStep="contact" />, { wrapper });
  await heading('联系人');
  await press('公司');
  expect(await heading('公司')).toHaveFocus();
});

it('shows everything once more, leads to what is to be changed, and says a text that a step answers', async () => {
  const validate = vi.fn((): string | undefined => undefined);
  const finish = vi.fn();
  const steps = plain.map((step) => (step.id === 'credit' ? { ...step, validate } : step));
  render(<Wizard label="申请账期" steps={steps} defaultStep="review" onFinish={finish} />, { wrapper });
  await heading('核对');
  expect(screen.getByText('USD 50,000')).toBeVisible();
  await press('修改公司');
  await heading('公司');
  await press('下一步');
  await heading('额度');
  await press('下一步');
  await heading('核对');
  validate.mockReturnValue('额度超过上限');
  await press('提交');
  expect(await screen.findByRole('alert')).toHaveTextContent('额度超过上限');
  expect(await heading('额度')).toBeVisible();
  expect(finish).not.toHaveBeenCalled();
});

it('asks once however often it is pressed, and waits for the end', async () => {
  let done: () => void = () => undefined;
  const finish = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  render(<Wizard label="申请账期" steps={plain.slice(0, 1).map(({ summary: _, ...one }) => one)} onFinish={finish} />, {
    wrapper,
  });
  const button = screen.getByRole('button', { name: '提交' });
  await userEvent.dblClick(button);
  await waitFor(() => expect(finish).toHaveBeenCalledOnce());
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(async () => done());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(finish).toHaveBeenCalledOnce();
});
