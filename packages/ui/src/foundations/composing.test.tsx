import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { composes } from './composing.ts';
import { Modal, ModalTitle } from './dialog.tsx';
import { Floating, FloatingTitle } from './floating.tsx';

const close = vi.fn();
const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={messages}>
    {children}
  </LadingProvider>
);

function InAModal() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Modal open onOpenChange={close} closeOnOutsidePress={false} focusRef={title} overlayClassName="">
      <ModalTitle ref={title}>账单</ModalTitle>
      <input aria-label="收货人" />
    </Modal>
  );
}
function InAFloatingWindow() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Floating open onClose={close} focusRef={title}>
      <FloatingTitle ref={title}>消息</FloatingTitle>
      <input aria-label="收货人" />
    </Floating>
  );
}

beforeEach(() => close.mockClear());

it.each([
  ['a dialog', InAModal],
  ['a floating window', InAFloatingWindow],
])('leaves %s open when Escape ends a composition, and closes it on the next', async (_, Layer) => {
  render(<Layer />, { wrapper });
  const input = screen.getByRole('textbox', { name: '收货人' });
  input.focus();
  fireEvent.compositionStart(input);
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
  // macOS reports the key after the composition, as 229.
  fireEvent.compositionEnd(input);
  fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 });
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

it.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 27 }, false],
])('%o: %s', (key, belongs) => expect(composes(key)).toBe(belongs));
