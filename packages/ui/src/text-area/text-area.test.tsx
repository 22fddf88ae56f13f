import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { measure } from './measure.ts';
import { TextArea } from './text-area.tsx';

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);
conforms('TextArea', <TextArea label="货描" columns={35} defaultValue="BAMBOO" />, { ref: HTMLTextAreaElement });

it.each([
  ['', 0, 0],
  ['A', 1, 1],
  ['AB\r\nC', 2, 2],
  ['𠮷A\nB\n', 3, 2],
])('measures %j as %i lines of at most %i', (text, lines, longest) => {
  expect(measure(text)).toEqual({ lines, longest });
});

it('counts what is typed', async () => {
  render(<TextArea label="货描" columns={35} lines={3} defaultValue="BAMBOO" />, { wrapper });
  expect(screen.getByText('6 / 35 列 × 1 / 3 行')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: '货描' }), ' SHELF{Enter}HOOKS');
  expect(screen.getByText('12 / 35 列 × 2 / 3 行')).toBeInTheDocument();
});

it('marks what a rule found and takes the repair', async () => {
  const { container } = render(
    <TextArea
      label="货描"
      defaultValue="ABC，LTD"
      error="第 1 行第 4 个字符"
      suggestions={['ABC,LTD']}
      marks={[{ index: 3, length: 1 }]}
    />,
    { wrapper },
  );
  expect(container.querySelector('mark')).toHaveTextContent('，');
  await userEvent.click(screen.getByRole('button', { name: '改为 ABC,LTD' }));
  expect(screen.getByRole('textbox', { name: '货描' })).toHaveValue('ABC,LTD');
});

function Saved() {
  const { register, reset } = useForm({ defaultValues: { goods: 'BAMBOO\nSHELF' } });
  return (
    <>
      <TextArea label="货描" columns={35} {...register('goods')} />
      <button type="button" onClick={() => reset({ goods: 'X' })}>
        重置
      </button>
    </>
  );
}

it('counts what a form library puts in', async () => {
  render(<Saved />, { wrapper });
  expect(screen.getByText('6 / 35 列 × 2 行')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重置' }));
  expect(screen.getByText('1 / 35 列 × 1 行')).toBeInTheDocument();
});
