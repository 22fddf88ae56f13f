import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { transform } from 'esbuild';
import { ESLint } from 'eslint';
import hooks from 'eslint-plugin-react-hooks';
import { listFiles } from '../boundaries.mjs';
import { inside, root } from '../tools/root.mjs';

const CHECKED = /^(?:packages\/ui|packages\/api-client|apps\/portal)\/src\/(?!.*\.(?:test|types)\.tsx?$).*\.tsx?$/;
// The table's windows are measured by hand until they come from the library.
const MEASURED = /^packages\/ui\/src\/data-table\//;
// Whether a file can break a rule of React at all.
const USES_REACT = /\buse[A-Z]|<[A-Za-z>]/;

// Of a library that the compiler would leave alone: nothing is compiled here (docs/decisions/0020).
const NO_RULE = 'react-hooks/incompatible-library';
const RULES = Object.keys(hooks.configs['recommended-latest'].rules).filter((rule) => rule !== NO_RULE);

const linter = () =>
  new ESLint({
    cwd: root,
    overrideConfigFile: true,
    allowInlineConfig: false,
    overrideConfig: [
      {
        files: ['**/*.{js,jsx}'],
        plugins: { 'react-hooks': { rules: hooks.rules } },
        languageOptions: { ecmaVersion: 2024, sourceType: 'module', parserOptions: { ecmaFeatures: { jsx: true } } },
        rules: Object.fromEntries(RULES.map((rule) => [rule, 'error'])),
      },
    ],
  });

/** The file without its types, and where each of its lines stood. */
async function plain(path) {
  const { code, map } = await transform(readFileSync(inside(path), 'utf8'), {
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

/** Hooks and components hold to the rules of React, those of its compiler among them. */
export async function checkReactRules() {
  const eslint = linter();
  const problems = [];
  for (const path of listFiles(root).filter((file) => CHECKED.test(file) && !MEASURED.test(file))) {
    if (!USES_REACT.test(readFileSync(inside(path), 'utf8'))) continue;
    const { code, lineOf } = await plain(path);
    const [{ messages }] = await eslint.lintText(code, { filePath: inside(path.replace(/tsx?$/, 'jsx')) });
    for (const { message, line, column, ruleId } of messages)
      problems.push(`${path}:${lineOf(line, column)} ${ruleId}: ${message.split('\n')[0]}`);
  }
  return problems;
}
