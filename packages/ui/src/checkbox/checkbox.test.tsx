import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Checkbox } from './checkbox.tsx';

conforms('Checkbox', <Checkbox label="记住我" />, { ref: HTMLInputElement });

it('is partly chosen until it is pressed', async () => {
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Checkbox label="全部" indeterminate />
    </LadingProvider>,
  );
  const box = screen.getByRole('checkbox', { name: '全部' });
  expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(box).toBeChecked();
});
