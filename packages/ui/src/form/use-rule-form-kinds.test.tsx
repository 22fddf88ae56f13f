import { emailList } from '@lading/validators';
import { changePasswordRecord, type RecordSpec } from '@lading/validators/record';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { EmailListField } from '../email-list-field/email-list-field.tsx';
import { preloadIssueTexts } from '../i18n/rules.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { field, isWrong, record, send, wrapper } from './fixture.tsx';
import { Form } from './form.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { useRuleForm } from './use-rule-form.ts';

beforeAll(() => preloadIssueTexts('zh-CN'));

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
