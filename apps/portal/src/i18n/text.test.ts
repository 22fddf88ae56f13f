import { expect, it } from 'vitest';
import { loadTexts } from './text.ts';

it('has what a visitor reads, and the rest by area', async () => {
  const { text, components, load } = await loadTexts('zh-CN');
  expect(text('routes.login')).toBe('登录');
  expect(() => text('orders.lane')).toThrow('No text orders.lane');
  await load('orders', 'ui/desk');
  expect(text('orders.lane')).toBe('航线');
  expect(() => text('backstage.lead')).toThrow('No text backstage.lead');
  expect(components).toHaveProperty('todo.label');
  expect(components).not.toHaveProperty('compare.title');
});

it('says them in the other language', async () => {
  const { text, load } = await loadTexts('en-US');
  await load('orders');
  expect(text('orders.lane')).toBe('Lane');
});
