import { containerNumber, hsCode, sealNumber } from '@lading/validators';
import type { RecordSpec } from '@lading/validators/record';
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';

export const record = {
  fields: {
    ctnNo: { rule: containerNumber, required: 'required.ctnNo' },
    sealNo: { rule: sealNumber, required: 'required.sealNo' },
    hsCode: { rule: hsCode },
  },
} satisfies RecordSpec;

export const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

export const field = (name: string) => screen.getByRole('textbox', { name });
// An empty field that must be filled in is invalid for the browser before anybody was asked.
export const isWrong = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';
export const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: '提交' }));
