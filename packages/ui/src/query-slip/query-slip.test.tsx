import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { QuerySlip } from './query-slip.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

conforms(
  'QuerySlip',
  <QuerySlip label="查找仓库" submit="查找" note="没有找到">
    <TextField label="仓库代码" name="q" />
  </QuerySlip>,
  { ref: HTMLFormElement },
);

it('is sent by Enter and by its button, with what was typed', async () => {
  const asked = vi.fn();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    asked(new FormData(event.currentTarget).get('q'));
  };
  render(
    <QuerySlip label="查找仓库" submit="查找" onSubmit={onSubmit}>
      <TextField label="仓库代码" name="q" />
    </QuerySlip>,
    { wrapper },
  );
  expect(screen.getByRole('form', { name: '查找仓库' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: '仓库代码' }), 'ONT8{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '查找' }));
  expect(asked.mock.calls).toEqual([['ONT8'], ['ONT8']]);
});
