import { expect, it } from 'vitest';
import { root } from '../tools/root.mjs';
import { make as makeCall } from './call.mjs';
import { make as makePage } from './page.mjs';
import { make as makeTable } from './table.mjs';

// A refused command writes nothing, so these run in the repository itself.
it.each([
  [['order/notes', 'queryNotePage'], '--table'],
  [['order/notes', 'queryNotePage', '--table', 'nothing'], 'There is no table nothing'],
  [['order/notes', 'queryNotePage', '--table', 'accounts', '--access', 'bill:issue'], 'bill:issue is none'],
  [['harbour/notes', 'queryNotePage', '--table', 'accounts'], 'harbour is no service'],
  [['order/bookings', 'orderPage', '--table', 'accounts'], 'has orderPage already'],
])('refuses the call %j', { timeout: 60_000 }, async (args, words) => {
  await expect(makeCall(args, root)).rejects.toThrow(words);
});

it.each([
  [['template', 'name:text'], 'plural'],
  [['notes'], 'at least one column'],
  [['notes', 'id:text'], 'none of id'],
  [['notes', 'name:word'], 'a type of text'],
])('refuses the table %j', async (args, words) => {
  await expect(makeTable(args, root)).rejects.toThrow(words);
});

const titles = ['--en', 'A', '--zh', 'B'];
it.each([
  [['backstage/bills', ...titles], 'is there already'],
  [['trial', ...titles], 'is no name of a page'],
  [['order/other'], 'both languages'],
  [['order/other', ...titles, '--call', 'order.none'], 'no call'],
  [['order/other', ...titles, '--call', 'user.toDoList'], 'no keyword'],
])('refuses the page %j', { timeout: 60_000 }, async (args, words) => {
  await expect(makePage(args, root)).rejects.toThrow(words);
});
