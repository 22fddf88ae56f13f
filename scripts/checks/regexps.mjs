import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { ESLint } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { listFiles } from '../boundaries.mjs';
import { inside, root } from '../tools/root.mjs';

const CHECKED = /^packages\/validators\/src\/(?!testing\/|.*\.(?:test|types)\.ts$).*\.ts$/;

// Changes of case whose text was looked at: nothing but ASCII reaches them, the result is only compared, or it is
// printed: the capitals of its own language, broken into lines after that.
const REVIEWED = {
  'packages/validators/src/written-code.ts': 1,
  'packages/validators/src/unsafe-password.ts': 2,
  'packages/validators/src/party-text.ts': 1,
  'packages/validators/src/bill/say-words.ts': 1,
  // Names are looked up in a table, where another letter finds nothing wrong.
  'packages/validators/src/bill/dcsa/words.ts': 1,
  'packages/validators/src/bill/compare/stages.ts': 1,
};

const banned = (selector, message) => ({ selector, message });
const BANNED = [
  banned('Literal[regex.flags=/m/]', 'the m flag: ^ and $ then match inside the text'),
  banned('Literal[regex.flags=/i/][regex.flags=/[uv]/]', 'i with u or v: ſ is then an s and the Kelvin sign a k'),
  banned(
    'Literal[regex.flags=/[uv]/][regex.pattern=/\\\\[dws]/i]',
    '\\d, \\w or \\s with u or v: say which characters',
  ),
  banned('Literal[regex.pattern=/A-z/]', 'A-z also holds [ \\ ] ^ _ and the backtick'),
  banned(
    ':matches(NewExpression, CallExpression)[callee.name="RegExp"]',
    'a pattern made at run time cannot be checked',
  ),
  banned(
    // Digits in base 16 are ASCII.
    'MemberExpression[property.name=/^to(?:Locale)?(?:Upper|Lower)Case$/]:not([object.callee.property.name="toString"])',
    'case mapping turns ſ, ı, ß and ﬆ into ASCII letters: map ASCII only, or list the file as reviewed',
  ),
];

const linter = () =>
  new ESLint({
    cwd: root,
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: [
      {
        files: ['**/*.js'],
        plugins: { regexp },
        languageOptions: { ecmaVersion: 2023, sourceType: 'module' },
        rules: {
          'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
          'regexp/no-super-linear-move': ['error', { report: 'potential' }],
          'regexp/no-misleading-unicode-character': 'error',
          'regexp/no-dupe-disjunctions': ['error', { report: 'all' }],
          'no-restricted-syntax': ['error', ...BANNED],
          'no-eval': 'error',
          'no-implied-eval': 'error',
          'no-new-func': 'error',
        },
      },
    ],
  });

/**
 * What the validators are built to, without types, holds no pattern that takes more than linear time, none whose flags or ranges
 * mean more than they seem to, and makes no code at run time.
 */
export async function checkRegexps() {
  const eslint = linter();
  const problems = [];
  const cased = {};
  for (const path of listFiles(root).filter((file) => CHECKED.test(file))) {
    const { code } = await transform(readFileSync(inside(path), 'utf8'), {
      loader: 'ts',
      target: 'es2023',
      charset: 'utf8',
    });
    const [{ messages }] = await eslint.lintText(code, { filePath: inside(path.replace(/ts$/, 'js')) });
    for (const { message, line, ruleId } of messages) {
      if (ruleId === 'no-restricted-syntax' && message.startsWith('case mapping')) {
        cased[path] = (cased[path] ?? 0) + 1;
        if (cased[path] <= (REVIEWED[path] ?? 0)) continue;
      }
      problems.push(`${path}: ${message} (${code.split('\n')[line - 1].trim()})`);
    }
  }
  const stale = Object.keys(REVIEWED).filter((path) => cased[path] !== REVIEWED[path]);
  return [
    ...problems,
    ...stale.map((path) => `${path}: reviewed for ${REVIEWED[path]} changes of case, has ${cased[path] ?? 0}`),
  ];
}
