import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { ContainerNumber } from './container-number.tsx';

conforms('ContainerNumber', <ContainerNumber value="CSQU3054384" />, { ref: HTMLSpanElement });

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

const show = (value: string) => render(<ContainerNumber value={value} />, { wrapper }).container;

it.each([
  'CSQU3054383',
  'TEXU3070079',
  'MSKU6011672',
  'MWCU6059784',
  'TCNU7200794',
  'TOLU4734787',
  'GYOU4047990',
  'CBHU3202732',
  'HLXU2008419',
  'YMLU8305416',
  'APZU4812090',
])('%s is right and stands there without a space', (value) => {
  expect(show(value).textContent).toBe(value);
  expect(screen.getByRole('img', { name: '校验位正确' })).toBeInTheDocument();
});

it.each([
  ['CSQU3054384', 3, 4],
  ['TEXU3070070', 9, 0],
])('%s says that its digit should be %i', (value, expected, actual) => {
  show(value);
  expect(screen.getByText(`应为 ${expected}`)).toHaveAttribute('title', `校验位应为 ${expected}，此处为 ${actual}`);
});

it.each(['ABCU0000001', 'ABCD1234560', 'XXXX0000001'])('%s is a placeholder, which is information', (value) => {
  show(value);
  expect(screen.getByRole('img', { name: '占位箱号，签单前须改为真箱号' })).toBeInTheDocument();
});

it.each(['CSQU305438', 'TO BE ADVISED', 'csqu3054383', ''])('%j stays as it is', (value) => {
  expect(show(value).textContent).toBe(value);
  expect(screen.queryByRole('img')).toBeNull();
});
