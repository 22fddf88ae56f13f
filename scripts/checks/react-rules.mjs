import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname } from 'node:path';
import { listFiles } from '../boundaries.mjs';
import { inside, readJson, root } from '../tools/root.mjs';

const CHECKED = /^(?:packages\/ui|packages\/api-client|apps\/portal)\/src\/(?!.*\.(?:test|types)\.tsx?$).*\.tsx?$/;
// Whether a file can break a rule of React at all.
const USES_REACT = /\buse[A-Z]|<[A-Za-z>]/;
// What was without a problem: each file is judged by itself, so its text says whether it has to be judged again.
const PASSED = inside('node_modules', '.cache', 'lading', 'react-rules.json');

/** Another text, another version of what judges or another check is another name. */
function nameOf() {
  const { devDependencies: versions } = readJson(inside('package.json'));
  const judges = ['esbuild', 'eslint', 'eslint-plugin-react-hooks'].map((name) => versions[name]);
  const check = readFileSync(import.meta.filename, 'utf8');
  return (path, text) =>
    createHash('sha256')
      .update(JSON.stringify([judges, check, path, text]))
      .digest('base64url');
}

function passedBefore() {
  try {
    return new Set(readJson(PASSED));
  } catch {
    return new Set();
  }
}

function keep(names) {
  mkdirSync(dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, JSON.stringify(names));
}

async function linter() {
  const [{ ESLint }, { default: hooks }] = await Promise.all([import('eslint'), import('eslint-plugin-react-hooks')]);
  const rules = Object.keys(hooks.configs['recommended-latest'].rules);
  return new ESLint({
    cwd: root,
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: [
      {
        files: ['**/*.{js,jsx}'],
        plugins: { 'react-hooks': { rules: hooks.rules } },
        languageOptions: { ecmaVersion: 2024, sourceType: 'module', parserOptions: { ecmaFeatures: { jsx: true } } },
        rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
      },
    ],
  });
}

/** The file without its types, and where each of its lines stood. */
async function plain(path, text) {
  const { transform } = await import('esbuild');
  const { code, map } = await transform(text, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'preserve',
    target: 'es2024',
    charset: 'utf8',
    sourcemap: 'external',
    sourcefile: path,
  });
  const from = new SourceMap(JSON.parse(map));
  const lineOf = (line, column) => {
    const found = from.findEntry(line - 1, column - 1);
    return 'originalLine' in found ? found.originalLine + 1 : line;
  };
  return { code, lineOf };
}

async function problemsIn(eslint, path, text) {
  const { code, lineOf } = await plain(path, text);
  const [{ messages }] = await eslint.lintText(code, { filePath: inside(path.replace(/tsx?$/, 'jsx')) });
  return messages.map(
    ({ message, line, column, ruleId }) => `${path}:${lineOf(line, column)} ${ruleId}: ${message.split('\n')[0]}`,
  );
}

/** Hooks and components hold to the rules of React, those of its compiler among them. */
export async function checkReactRules() {
  const [nameFor, before, passed, problems] = [nameOf(), passedBefore(), [], []];
  let eslint;
  for (const path of listFiles(root).filter((file) => CHECKED.test(file))) {
    const text = readFileSync(inside(path), 'utf8');
    if (!USES_REACT.test(text)) continue;
    const name = nameFor(path, text);
    eslint ??= before.has(name) ? undefined : await linter();
    const found = before.has(name) ? [] : await problemsIn(eslint, path, text);
    if (found.length === 0) passed.push(name);
    problems.push(...found);
  }
  keep(passed);
  return problems;
}
