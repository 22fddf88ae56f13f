import { expect, it } from 'vitest';
import { inside } from '../tools/root.mjs';
import { areasOf, missingAreas } from './text-areas.mjs';

const AREAS = { 'bill.title': 'ui/desk', 'bill.edit.add': 'ui/bills', 'orders.title': 'orders', 'app.name': 'first' };

const hole = ['$', '{word}'].join('');

it('finds the areas of the texts in a piece of code', () => {
  const found = (code: string) => [...areasOf(code, AREAS)];
  expect(found(`text("orders.title"); text('app.name'); say("orders.other")`)).toEqual(['orders']);
  // A name with a placeholder, such as `bill.${word}`.
  expect(found('text(`bill.#`)'.replace('#', () => hole))).toEqual(['ui/desk']);
  expect(found('text(`bill.#.add`)'.replace('#', () => hole))).toEqual(['ui/bills']);
});

it('tells a route what it forgot, also for what comes late', async () => {
  const login = inside('apps', 'portal', 'src', 'routes', 'login.tsx');
  expect(await missingAreas([[login, ['login', 'agreement', 'ui/desk']]])).toEqual([]);
  expect(await missingAreas([[login, ['login', 'agreement']]])).toContainEqual(
    'apps/portal/src/routes/login.tsx says texts of ui/desk, for which nothing waits: name it in loadTexts',
  );
  const root = inside('apps', 'portal', 'src', 'app', 'root.tsx');
  expect(await missingAreas([[root, []]])).toEqual([]);
}, 120_000);
