import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { conforms } from '../testing/conformance.tsx';
import { Avatar } from './avatar.tsx';

conforms('Avatar', <Avatar name="王晨" />, { ref: HTMLSpanElement, also: [{ src: '/wang.png' }] });

it.each([
  ['王晨', '王'],
  ['Ann Mensah', 'AM'],
  ['Ann Osei Mensah', 'AM'],
  ['ann', 'A'],
  ['  𠮷田 ', '𠮷'],
  ['', ''],
])('stands for %s by %s', (name, letters) => {
  render(<Avatar name={name} decorative data-testid="avatar" />);
  expect(screen.getByTestId('avatar').textContent).toBe(letters);
});

it('falls back to the letters when the picture cannot be had', () => {
  const { container } = render(<Avatar name="王晨" src="/nothing.png" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByRole('img', { name: '王晨' })).toHaveTextContent('王');
});
