import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { SavedViews } from './saved-views.tsx';

const views = [
  { id: 'a', name: '本周开船' },
  { id: 'b', name: '退回给我的' },
];
const nothing = () => undefined;

conforms('SavedViews', <SavedViews views={views} onOpen={nothing} onSave={nothing} onDelete={nothing} />, {
  ref: HTMLButtonElement,
  also: [{ defaultOpen: true }],
});

async function opened({ current, most, save }: { current?: string; most?: number; save?: () => Promise<string> } = {}) {
  const told = { onOpen: vi.fn(), onSave: vi.fn(save), onDelete: vi.fn() };
  const person = userEvent.setup();
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      <main>
        <SavedViews views={views} current={current} most={most} {...told} />
      </main>
    </LadingProvider>,
  );
  const button = screen.getByRole('button', { name: /^视图/ });
  await person.click(button);
  return { person, button, panel: within(await screen.findByRole('dialog', { name: '保存的视图' })), ...told };
}

it('opens a view and closes; the button says which one is shown', async () => {
  const { person, button, panel, onOpen } = await opened({ current: 'a' });
  expect(button).toHaveAccessibleName('视图 本周开船');
  expect(panel.getByRole('button', { name: '本周开船', current: true })).toBeInTheDocument();
  await person.click(panel.getByRole('button', { name: '退回给我的' }));
  expect(onOpen).toHaveBeenCalledWith('b');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

it('keeps what is shown under a name, and says when that writes over another', async () => {
  const { person, panel, onSave } = await opened();
  await person.type(panel.getByRole('textbox', { name: '名称' }), '本周开船');
  expect(panel.getByRole('textbox', { name: '名称' })).toHaveAccessibleDescription('同名视图会被替换');
  await person.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledWith('本周开船');
  expect(panel.getByRole('textbox', { name: '名称' })).toHaveValue('');
});

it('asks for a name, and keeps no more than it is told', async () => {
  const { person, panel, onSave } = await opened({ most: 2 });
  await person.click(panel.getByRole('button', { name: '保存当前视图' }));
  expect(panel.getByRole('textbox', { name: '名称' })).toHaveAccessibleDescription('请填写视图名称');
  await person.type(panel.getByRole('textbox', { name: '名称' }), '第三个{Enter}');
  expect(panel.getByRole('textbox', { name: '名称' })).toHaveAccessibleDescription('最多保存 2 个视图，请先删除一个');
  expect(onSave).not.toHaveBeenCalled();
});

it('says what went wrong where it is kept elsewhere, and leaves the name', async () => {
  const { person, panel } = await opened({ save: async () => '网络异常' });
  await person.type(panel.getByRole('textbox', { name: '名称' }), '新的{Enter}');
  expect(await panel.findByText('网络异常')).toBeVisible();
  expect(panel.getByRole('textbox', { name: '名称' })).toHaveValue('新的');
});

it('deletes one and stays open', async () => {
  const { person, panel, onDelete } = await opened();
  await person.click(panel.getByRole('button', { name: '删除视图“本周开船”' }));
  expect(onDelete).toHaveBeenCalledWith('a');
  expect(panel.getByRole('textbox', { name: '名称' })).toBeInTheDocument();
});
