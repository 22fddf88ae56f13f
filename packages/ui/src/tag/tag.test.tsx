import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Tag } from './tag.tsx';

conforms('Tag', <Tag onRemove={() => undefined}>40HQ</Tag>, { ref: HTMLSpanElement });

it('goes away by a button that says whose it is', async () => {
  const remove = vi.fn();
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <Tag onRemove={remove}>40HQ</Tag>
    </LadingProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '移除 40HQ' }));
  expect(remove).toHaveBeenCalledOnce();
});
