import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages as texts } from '../i18n/compiled/en-US.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
import { messagesIn, readsIn } from './fixtures.ts';

const MESSAGES = messagesIn('en-US');
const READS = readsIn('en-US');
const sent = async () => true;
conforms('ChatPanel', <ChatPanel messages={MESSAGES} reads={READS} onSend={sent} />, {
  ref: HTMLDivElement,
  also: [{ messages: [] }],
});

function show(props: Partial<ChatPanelProps> = {}) {
  const onSend = vi.fn(sent);
  render(
    <LadingProvider locale="en-US" messages={texts}>
      <ChatPanel messages={MESSAGES} reads={READS} onSend={onSend} {...props} />
    </LadingProvider>,
  );
  return onSend;
}
const box = () => screen.getByRole('textbox', { name: 'Write to the desk' });

it('says who said what, and under which message the others have read', async () => {
  const onOpenFile = vi.fn();
  show({ unread: 2, onOpenFile });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[0]).toContain('Second notify should read SUITE 510');
  expect(items[0]).toContain('Read by He Qing');
  expect(items[1]).toBe('Unread from here');
  expect(items[2]).toContain('He QingForwarder');
  await userEvent.click(screen.getByRole('button', { name: 'PL-HAOYU-1873.xlsx' }));
  expect(onOpenFile).toHaveBeenCalledWith(MESSAGES[2]);
});

it('sends by Enter, begins a line by Shift and Enter, and empties the box', async () => {
  const onSend = show();
  await userEvent.type(box(), 'Draft is fine{Shift>}{Enter}{/Shift}Thanks');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledWith('Draft is fine\nThanks');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

it('keeps what could not be sent, and says so', async () => {
  show({ onSend: async () => false });
  await userEvent.type(box(), 'Hello{Enter}');
  expect(await screen.findByText('Not sent')).toBeInTheDocument();
  expect(box()).toHaveValue('Hello');
});

it('leaves Enter to the input method, and sends nothing that is empty', async () => {
  const onSend = show();
  await userEvent.type(box(), '   {Enter}');
  await userEvent.type(box(), '你好');
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
});

it('is to be read only for who may not write', () => {
  show({ onSend: undefined });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('log', { name: 'Messages' })).toBeInTheDocument();
});
