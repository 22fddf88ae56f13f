import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { BookingNote, type BookingNoteProps } from './booking-note.tsx';
import { notes } from './fixtures.ts';

const nothing = () => undefined;
conforms('BookingNote', <BookingNote {...notes['zh-CN']} onMark={nothing} />, { ref: HTMLElement });

const show = (props: Partial<BookingNoteProps> = {}) =>
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <BookingNote {...notes['zh-CN']} {...props} />
    </LadingProvider>,
  );

it('marks a field by a press, or by R where the focus is', async () => {
  const onMark = vi.fn();
  show({ onMark });
  await userEvent.click(screen.getByRole('button', { name: '退回：毛重' }));
  expect(onMark).toHaveBeenLastCalledWith('cargo.goods.0.weight');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '退回：英文品名' })).toHaveFocus();
  await userEvent.keyboard('r');
  expect(onMark).toHaveBeenLastCalledWith('cargo.goods.0.goodsEn');
  expect(onMark).toHaveBeenCalledTimes(2);
});

it('says which are marked, and has no buttons where it is only read', () => {
  const { unmount } = show({ onMark: nothing, marked: new Set(['route.polId']) });
  expect(screen.getByRole('button', { name: '已标记退回：起运港' })).toHaveAttribute('aria-pressed', 'true');
  unmount();
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
