import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { preloadIssueTexts } from '../i18n/rules.ts';
import { TextField } from '../text-field/text-field.tsx';
import { field, isWrong, record, send, wrapper } from './fixture.tsx';
import { Form } from './form.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';
import { useRuleForm } from './use-rule-form.ts';

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

const show = (props: InstructionProps = {}) => {
  render(<Instruction {...props} />, { wrapper });
  return userEvent.setup();
};
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
  // The seal field has not been blurred yet, so it says nothing.
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
