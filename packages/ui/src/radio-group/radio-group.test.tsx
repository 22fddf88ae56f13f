import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'PP', label: '预付' },
  { value: 'CC', label: '到付' },
];
conforms('RadioGroup', <RadioGroup label="付款方式" options={options} />, {
  ref: HTMLInputElement,
  also: [{ options: [{ value: 'a', label: '预付', note: '开船前' }] }],
});

function Pay({ onSubmit }: { onSubmit(values: { pay: string }): void }) {
  const { register, handleSubmit, formState } = useForm<{ pay: string }>();
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate>
      <RadioGroup
        label="付款方式"
        options={options}
        error={formState.errors.pay?.message}
        {...register('pay', { required: '付款方式不能为空' })}
      />
      <button type="submit">保存</button>
    </form>
  );
}

it('belongs to a form, by keys too', async () => {
  const submit = vi.fn();
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Pay onSubmit={submit} />
    </LadingProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const group = screen.getByRole('radiogroup', { name: '付款方式' });
  expect(group).toHaveAccessibleDescription('付款方式不能为空');
  await userEvent.tab({ shift: true });
  screen.getByRole('radio', { name: '预付' }).focus();
  await userEvent.keyboard(' {ArrowRight}');
  expect(screen.getByRole('radio', { name: '到付' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(submit.mock.calls[0]?.[0]).toEqual({ pay: 'CC' });
});
