import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { PasswordField } from './password-field.tsx';
import { strengthOf } from './strength.ts';

conforms('PasswordField', <PasswordField label="密码" />, { ref: HTMLInputElement, also: [{ strength: true }] });

it.each([
  ['', undefined],
  ['abc', 'weak'],
  ['aa123456', 'weak'],
  ['qwerty123', 'weak'],
  ['kx7-Pearl', 'fair'],
  ['kx7-Pearl-tidal-9', 'strong'],
])('%s is %s', (value, strength) => expect(strengthOf(value)).toBe(strength));

it('is weak when it is made of what a stranger knows', () => {
  expect(strengthOf('haoyu-Pearl7', { company: 'haoyu' })).toBe('weak');
});

it('tells the strength of what is typed', async () => {
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <PasswordField label="新密码" strength />
    </LadingProvider>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(screen.getByLabelText('新密码'), 'kx7-Pearl');
  expect(screen.getByRole('status')).toHaveTextContent('中');
});
