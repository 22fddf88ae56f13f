import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutServerFields } from './server-fields.mjs';

const stripped = (code: string) => withoutServerFields(code, parseAst(code));

it('leaves of a call what a page needs, each where it was', () => {
  const code = `
import { command, query } from '../define.ts';
const limit = 3;
export const links = query('/order/links.do', "Somebody's links", {
  access: ['bill:view', 'bill:issue'],
  about: ['booking', 'bookingId'], input: object({ access: text(), limit }),
  assumed: true
});
export const end = command('/order/end.do', 'Ends one', { access: 'member', limit: 30, invalidates: () => [links] });
`;
  const kept = stripped(code);
  expect(kept.replace(/\s+/g, ' ').trim()).toBe(
    `import { command, query } from '../define.ts'; const limit = 3; ` +
      `export const links = query('/order/links.do', '' , { input: object({ access: text(), limit }), }); ` +
      `export const end = command('/order/end.do', '' , { invalidates: () => [links] });`,
  );
  expect(kept.indexOf('invalidates')).toBe(code.indexOf('invalidates'));
  expect(kept.split('\n')).toHaveLength(code.split('\n').length);
});

it('touches nothing where no call is declared', () => {
  const code = `export const access = { access: 'member', limit: 2 }; merge({ access }, 'access', { limit: 3 });`;
  expect(stripped(code)).toBe(code);
});
