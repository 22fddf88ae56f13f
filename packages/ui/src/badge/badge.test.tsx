import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { Badge } from './badge.tsx';
import { UnreadBadge, type UnreadBadgeProps } from './unread-badge.tsx';

conforms('Badge', <Badge>7</Badge>, { ref: HTMLSpanElement });
conforms('UnreadBadge', <UnreadBadge count={9} />, { ref: HTMLSpanElement });

const show = (props: UnreadBadgeProps) =>
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <UnreadBadge {...props} wordsId="unread">
        <button type="button" aria-describedby="unread">
          消息
        </button>
      </UnreadBadge>
    </LadingProvider>,
  );

it('says how many are unread, in words on what it stands on', () => {
  show({ count: 9 });
  expect(screen.getByText('9')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('button', { name: '消息' })).toHaveAccessibleDescription('9 条未读');
});

it('does not grow past 99, and says the whole number', () => {
  show({ count: 128 });
  expect(screen.getByText('99+')).toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('128 条未读');
});

it('is not there when nothing is unread', () => {
  show({ count: 0 });
  expect(screen.queryByText('0')).toBeNull();
  expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
});
