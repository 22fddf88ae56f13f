import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { messages } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { sheet, TOOLS } from './fixture.tsx';

const frame = (
  <EditorFrame label="正文" toolsLabel="格式" tools={TOOLS}>
    {sheet}
  </EditorFrame>
);
conforms('EditorFrame', frame, { ref: HTMLDivElement });

const shown = (element = frame) =>
  render(
    <LadingProvider locale="zh-CN" messages={messages}>
      {element}
    </LadingProvider>,
  );

it('names what is written in, and says what is wrong with it', () => {
  shown(
    <EditorFrame label="正文" toolsLabel="格式" tools={TOOLS} error="请写完正文">
      {sheet}
    </EditorFrame>,
  );
  const edited = screen.getByRole('textbox', { name: '正文' });
  expect(edited).toHaveAccessibleDescription('请写完正文');
  expect(edited).toHaveAttribute('aria-invalid', 'true');
});

it('is one stop of the Tab key, and the arrows go round its buttons', async () => {
  shown();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '标题' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: '链接' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('button', { name: '加粗' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('button', { name: '链接' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: '链接' })).toHaveFocus();
});

it('does what is pressed, and nothing of what cannot be done there', async () => {
  const [press, never] = [vi.fn(), vi.fn()];
  const tools = [
    [
      { name: 'a', label: '加粗', sign: 'B', pressed: true, onPress: press },
      { name: 'b', label: '链接', sign: 'A', disabled: true, onPress: never },
    ],
  ];
  shown(
    <EditorFrame label="正文" toolsLabel="格式" tools={tools}>
      {sheet}
    </EditorFrame>,
  );
  expect(screen.getByRole('button', { name: '加粗', pressed: true })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '加粗' }));
  await userEvent.click(screen.getByRole('button', { name: '链接' }));
  expect(press).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});
