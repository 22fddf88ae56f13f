import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changed, highlighted, input, isOpen, start, submitted } from './fixture.tsx';

beforeEach(() => vi.clearAllMocks());

it('opens on typing, highlights the first and takes it with Enter without sending the form', async () => {
  const user = start();
  await user.tab();
  expect(isOpen()).toBe(false);
  await user.keyboard('ham');
  expect(highlighted()).toBe('汉堡HamburgDEHAM');
  await user.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([['DEHAM', 'Hamburg']]);
  expect(input()).toHaveValue('汉堡');
  expect(submitted).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledOnce();
});

it('opens on arrows at the chosen one and walks by one, by ten, to both ends and round', async () => {
  const user = start({ from: 'DEHAM' });
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(highlighted()).toContain('Hamburg');
  for (const [key, place] of [
    ['ArrowDown', 'Hamad'],
    ['ArrowUp', 'Hamburg'],
    ['Home', 'Ningbo'],
    ['ArrowUp', 'Singapore'],
    ['ArrowDown', 'Ningbo'],
    ['PageDown', 'Rotterdam'],
    ['PageUp', 'Ningbo'],
    ['End', 'Singapore'],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(highlighted()).toContain(place);
  }
  await user.keyboard('{Escape}{ArrowUp}');
  expect(highlighted()).toContain('Hamburg');
});

it('opens with Alt+ArrowDown and takes with Alt+ArrowUp', async () => {
  const user = start();
  await user.tab();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(isOpen()).toBe(true);
  expect(highlighted()).toBeUndefined();
  await user.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  expect(isOpen()).toBe(false);
  expect(changed.mock.calls).toEqual([['CNNGB', 'Ningbo']]);
});

it('gives the choice back on Escape, however often', async () => {
  const user = start({ from: 'DEHAM' });
  await user.tab();
  await user.keyboard('shang{Escape}');
  expect(isOpen()).toBe(false);
  expect(input()).toHaveValue('汉堡');
  await user.keyboard('{Escape}{Escape}');
  expect(input()).toHaveValue('汉堡');
  expect(changed).not.toHaveBeenCalled();
});

it('takes with Tab what typing or arrows found, and nothing that was only looked at', async () => {
  const user = start();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(changed).not.toHaveBeenCalled();
  await user.tab({ shift: true });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.tab();
  expect(changed).toHaveBeenLastCalledWith('CNSHA', 'Shanghai');
  expect(screen.getByRole('button', { name: '查询' })).toHaveFocus();
  await user.tab({ shift: true });
  await user.keyboard('ham');
  await user.tab({ shift: true });
  expect(changed).toHaveBeenLastCalledWith('DEHAM', 'Hamburg');
});

it('does not take with Tab what the pointer lies on, and puts junk back', async () => {
  const user = start({ from: 'DEHAM' });
  await user.click(input());
  await user.hover(screen.getByRole('option', { name: /Xiamen/ }));
  expect(highlighted()).toContain('Xiamen');
  await user.tab();
  await user.clear(input());
  changed.mockClear();
  await user.type(input(), 'qqq');
  await user.tab();
  expect(input()).toHaveValue('');
  expect(changed).not.toHaveBeenCalled();
});

it('empties when the text is emptied', async () => {
  const user = start({ from: 'DEHAM' });
  await user.clear(input());
  expect(changed.mock.calls).toEqual([['', undefined]]);
});
