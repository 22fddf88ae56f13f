/**
 * Who is measured: the modules of `contestants/` by their names, each with its rule for numbers in `numbers/`. `numbers` and `bill` say what one has,
 * `issues` that it says of an error what ours says, `tasks` that it takes part in some only; `library` is what ours is compared with; `eval` marks what generates code with `new Function`, which a content
 * security policy without `unsafe-eval` forbids.
 */
export const CONTESTANTS = [
  { id: 'unrolled', title: 'unrolled by hand (the floor)', numbers: true, bill: true },
  { id: 'pure', title: 'pure loops', numbers: true, bill: true },
  { id: 'pure-issues', title: 'pure loops, the same issues', bill: true, issues: true, tasks: ['six', 'read'] },
  { id: 'ours', title: '@lading/validators', numbers: true, bill: true, issues: true },
  { id: 'ours-yup', title: '@lading/validators/yup', bill: true, issues: true, tasks: ['valid', 'six', 'read'] },
  { id: 'ajv', title: 'ajv, compiled', library: true, numbers: true, bill: true, eval: true },
  { id: 'arktype', title: 'arktype', library: true, numbers: true, bill: true, eval: true },
  { id: 'valibot', title: 'valibot', library: true, numbers: true, bill: true },
  { id: 'zod', title: 'zod 4', library: true, numbers: true, bill: true, eval: true },
  { id: 'zod-jitless', title: 'zod 4, jitless', library: true, numbers: true, bill: true },
  { id: 'is-container', title: 'is-container', library: true, numbers: true },
  { id: 'container-validator', title: 'container-validator', library: true, numbers: true },
  { id: 'validator-js', title: 'validator.js by hand', library: true, numbers: true, bill: true },
  { id: 'yup-thin', title: 'yup, one test a field', library: true, numbers: true, bill: true },
  { id: 'yup-idiomatic', title: 'yup, idiomatic', library: true, numbers: true, bill: true },
];

export const load = (id) => import(new URL(`contestants/${id}.mjs`, import.meta.url).href);
