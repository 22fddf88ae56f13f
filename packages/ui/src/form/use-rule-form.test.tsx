import { containerNumber, emailList, hsCode, sealNumber } from '@lading/validators';
import { changePasswordRecord, type RecordSpec } from '@lading/validators/record';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { EmailListField } from '../email-list-field/email-list-field.tsx';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { preloadIssueTexts } from '../i18n/rules.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { useRuleForm } from './use-rule-form.ts';

const record = {
  fields: {
    ctnNo: { rule: containerNumber, required: 'required.ctnNo' },
    sealNo: { rule: sealNumber, required: 'required.sealNo' },
    hsCode: { rule: hsCode },
  },
} satisfies RecordSpec;
const labels = { ctnNo: '箱号', sealNo: '封号', hsCode: 'HS 编码' };

interface InstructionProps {
  given?: { ctnNo?: string; sealNo?: string };
  onSend?: (values: object) => unknown;
  refusal?: string;
  /** without it the first wrong field takes the focus */
  summed?: boolean;
}

function Instruction({ given, onSend, refusal, summed = true }: InstructionProps) {
  const { fieldProps, formProps, summaryProps, methods, submitting } = useRuleForm({
    record,
    labels,
    defaultValues: { ctnNo: '', sealNo: '', hsCode: '', ...given },
    onSubmit: async (values) => {
      await onSend?.(values);
      if (refusal) methods.setError('sealNo', { type: 'server', message: refusal });
    },
  });
  return (
    <Form title="补料" {...formProps}>
      {summed && <FormErrorSummary {...summaryProps} />}
      <TextField {...fieldProps('ctnNo')} />
      <TextField {...fieldProps('sealNo')} />
      <TextField {...fieldProps('hsCode')} />
      <button type="submit" aria-busy={submitting}>
        提交
      </button>
    </Form>
  );
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
const show = (props: InstructionProps = {}) => {
  render(<Instruction {...props} />, { wrapper });
  return userEvent.setup();
};
const field = (name: string) => screen.getByRole('textbox', { name });
// An empty field that must be filled in is invalid for the browser before anybody was asked.
const isWrong = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';
const send = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: '提交' }));

beforeAll(() => preloadIssueTexts('zh-CN'));

it('asks the field that is left and no other', async () => {
  const user = show();
  await user.type(field('封号'), 'CN 44');
  expect(isWrong(field('封号'))).toBe(false);
  await user.tab();
  await waitFor(() => expect(isWrong(field('封号'))).toBe(true));
  expect(isWrong(field('箱号'))).toBe(false);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('knows which fields must be filled in', () => {
  show();
  expect(field('箱号')).toBeRequired();
  expect(field('HS 编码')).not.toBeRequired();
});

it('asks all when it is sent, puts the focus on the summary, and loses nothing that was typed', async () => {
  const sent = vi.fn();
  const user = show({ onSend: sent });
  await user.type(field('HS 编码'), '85A');
  await send(user);
  const summary = await screen.findByRole('region', { name: '还有 3 项需要改' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link')[0]).toHaveTextContent(/^箱号：/);
  expect(field('HS 编码')).toHaveValue('85A');
  expect(sent).not.toHaveBeenCalled();

  await user.click(within(summary).getByRole('link', { name: /封号/ }));
  expect(field('封号')).toHaveFocus();
  await user.keyboard('CN4471203');
  await waitFor(() => expect(screen.getByRole('region', { name: '还有 2 项需要改' })).toBeInTheDocument());
  await user.type(field('箱号'), 'CSQU3054383');
  await user.clear(field('HS 编码'));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  await send(user);
  await waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({ ctnNo: 'CSQU3054383', sealNo: 'CN4471203', hsCode: '' }),
  );
});

it('puts the focus into the first wrong field where there is no summary', async () => {
  const user = show({ given: { ctnNo: 'CSQU3054383' }, summed: false });
  await send(user);
  await waitFor(() => expect(field('封号')).toHaveFocus());
});

it('offers a repair that one press puts in', async () => {
  const user = show({ given: { sealNo: 'CN4471203' } });
  await user.type(field('箱号'), 'csqu3054383');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: '改为 CSQU3054383' }));
  expect(field('箱号')).toHaveValue('CSQU3054383');
  expect(field('箱号')).toHaveFocus();
  await waitFor(() => expect(isWrong(field('箱号'))).toBe(false));
  expect(screen.queryByRole('button', { name: /改为/ })).not.toBeInTheDocument();
});

it('warns without keeping anybody from sending', async () => {
  const sent = vi.fn();
  const user = show({ onSend: sent, given: { sealNo: 'CN44712031234567' } });
  await user.type(field('箱号'), 'CSQU3054384');
  await user.tab();
  expect(await screen.findByText(/校验码应为3/)).toBeInTheDocument();
  expect(isWrong(field('箱号'))).toBe(false);
  // The seal was not left yet.
  expect(field('封号')).not.toHaveAccessibleDescription();
  await send(user);
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(screen.getByRole('region', { name: '还有 2 项请再看一眼' })).toHaveTextContent(/箱号：.*封号：/);
  await user.clear(field('箱号'));
  await user.type(field('箱号'), 'CSQU3054383');
  expect(field('箱号')).not.toHaveAccessibleDescription();
});

it('says what the server refuses until the field is changed', async () => {
  const user = show({ given: { ctnNo: 'CSQU3054383', sealNo: 'CN4471203' }, refusal: '封号已用于 MB26S01702' });
  await send(user);
  await screen.findByRole('link', { name: '封号：封号已用于 MB26S01702' });
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
  await user.type(field('封号'), '4');
  await waitFor(() => expect(isWrong(field('封号'))).toBe(false));
});

it('asks nothing while an input method puts a word together', async () => {
  const user = show();
  await user.type(field('封号'), '封');
  await user.tab();
  await waitFor(() => expect(isWrong(field('封号'))).toBe(true));
  const before = field('封号').getAttribute('aria-describedby');
  const put = (value: string) =>
    act(async () => void fireEvent.input(field('封号'), { target: { value }, isComposing: true }));
  await put('CN44');
  expect(isWrong(field('封号'))).toBe(true);
  expect(field('封号').getAttribute('aria-describedby')).toBe(before);
  fireEvent.compositionEnd(field('封号'));
  await waitFor(() => expect(isWrong(field('封号'))).toBe(false));
});

it('moves nothing under a pointer that is down', async () => {
  const user = show();
  await user.type(field('封号'), 'CN 44');
  const button = screen.getByRole('button', { name: '提交' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  await act(async () => undefined);
  expect(field('封号')).not.toHaveFocus();
  expect(isWrong(field('封号'))).toBe(false);
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(() => expect(isWrong(field('封号'))).toBe(true));
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
});

it('is sent once however often it is pressed', async () => {
  const answers: (() => void)[] = [];
  const sent = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const user = show({ onSend: sent, given: { ctnNo: 'CSQU3054383', sealNo: 'CN4471203' } });
  await send(user);
  await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).toHaveAttribute('aria-busy', 'true'));
  await send(user);
  expect(sent).toHaveBeenCalledOnce();
  await act(async () => answers[0]?.());
  await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).toHaveAttribute('aria-busy', 'false'));
  await send(user);
  expect(sent).toHaveBeenCalledTimes(2);
});

function Password() {
  const { fieldProps } = useRuleForm({
    record: changePasswordRecord,
    labels: { phone: '手机号', smsCode: '验证码', password: '新密码', confirm: '再输一次' },
    defaultValues: {},
    onSubmit: () => undefined,
  });
  return (
    <>
      <PasswordField {...fieldProps('password')} />
      <PasswordField {...fieldProps('confirm')} />
    </>
  );
}

it('looks again at a field that was wrong because of another', async () => {
  const user = userEvent.setup();
  render(<Password />, { wrapper });
  const [first, second] = [screen.getByLabelText(/新密码/), screen.getByLabelText(/再输一次/)];
  await user.type(first, 'kx7-Pear');
  await user.type(second, 'kx7-Pearl');
  await user.tab();
  await waitFor(() => expect(isWrong(second)).toBe(true));
  await user.type(first, 'l');
  await user.tab();
  await waitFor(() => expect(isWrong(second)).toBe(false));
});

const rows = { fields: { containers: { rows: record, required: 'required' } } } satisfies RecordSpec;

function Containers() {
  const { fieldProps, formProps, summaryProps } = useRuleForm({
    record: rows,
    labels: {
      containers: '集装箱',
      'containers.ctnNo': '箱号',
      'containers.sealNo': '封号',
      'containers.hsCode': 'HS',
    },
    defaultValues: {
      containers: [
        { ctnNo: 'CSQU3054383', sealNo: 'CN1' },
        { ctnNo: '', sealNo: 'CN2' },
      ],
    },
    onSubmit: () => undefined,
  });
  return (
    <Form title="集装箱" {...formProps}>
      <FormErrorSummary {...summaryProps} />
      <TextField {...fieldProps('containers.0.ctnNo')} />
      <TextField {...fieldProps('containers.1.ctnNo')} />
      <button type="submit">提交</button>
    </Form>
  );
}

it('names the row of a list', async () => {
  const user = userEvent.setup();
  render(<Containers />, { wrapper });
  await send(user);
  await user.click(await screen.findByRole('link', { name: /^箱号第 2 行：/ }));
  expect(screen.getAllByRole('textbox', { name: '箱号' })[1]).toHaveFocus();
});

const contact = { fields: { email: { rule: emailList, required: 'required.blEmail' } } } satisfies RecordSpec;

function Contact({ onSend }: { onSend(values: object): void }) {
  const { valueProps, formProps } = useRuleForm({
    record: contact,
    labels: { email: '邮箱' },
    defaultValues: { email: '' },
    onSubmit: onSend,
  });
  return (
    <Form title="联系人" {...formProps}>
      <EmailListField {...valueProps('email')} />
      <button type="submit">提交</button>
    </Form>
  );
}

it('gives a field its value and takes the next one', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  render(<Contact onSend={sent} />, { wrapper });
  await send(user);
  await waitFor(() => expect(field('邮箱')).toHaveFocus());
  expect(isWrong(field('邮箱'))).toBe(true);
  await user.keyboard('docs@haoyu.example,');
  await waitFor(() => expect(isWrong(field('邮箱'))).toBe(false));
  await send(user);
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'docs@haoyu.example' }));
});
