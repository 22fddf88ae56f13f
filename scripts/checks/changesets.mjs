import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inside, readJson } from '../tools/root.mjs';

const BUMPS = ['major', 'minor', 'patch'];

/** Every waiting changeset names publishable packages, a bump each, and says something. */
export function checkChangesets() {
  const published = readdirSync(inside('packages')).map(
    (name) => readJson(inside('packages', name, 'package.json')).name,
  );
  const { fixed, ignore, baseBranch } = readJson(inside('.changeset', 'config.json'));
  const unknown = [...fixed.flat(), ...ignore].filter(
    (name) => !published.includes(name) && !existsSync(inside('apps', name.replace('@lading/', ''))),
  );
  const waiting = readdirSync(inside('.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return [
    ...(baseBranch === 'main' ? [] : ['config.json: baseBranch is not main']),
    ...unknown.map((name) => `config.json: there is no package ${name}`),
    ...waiting.flatMap((file) => {
      const text = readFileSync(inside('.changeset', file), 'utf8');
      const [, head, body] = text.match(/^---\n(.*?)^---\n(.*)$/ms) ?? [];
      if (head === undefined) return [`${file}: no front matter`];
      const lines = head.trim().split('\n').filter(Boolean);
      const wrong = lines.filter((line) => {
        const [, name, bump] = line.match(/^["']([^"']+)["']: (\w+)$/) ?? [];
        return !published.includes(name) || !BUMPS.includes(bump);
      });
      return [...wrong.map((line) => `${file}: ${line}`), ...(body.trim() ? [] : [`${file}: says nothing`])];
    }),
  ];
}
