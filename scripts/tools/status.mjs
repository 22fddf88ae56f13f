// packages/ui/status.json, a decision for each entry -> docs/component-status.md. An entry without a decision is an error.
import { inside, readJson } from './root.mjs';

const STATES = ['stable', 'beta', 'deprecated'];
const NO_COMPONENT = /^\.\/(?:zh-CN|en-US|fonts|tokens|package\.json|icons$)|\.(?:css|json)$|^\.$/;

/** @param manifest text of the library's package.json as it will be: a new component is in no written one yet */
export function generateStatus(manifest) {
  const { exports } = JSON.parse(manifest);
  const status = readJson(inside('packages', 'ui', 'status.json'));
  const entries = Object.keys(exports)
    .filter((key) => !NO_COMPONENT.test(key))
    .map((key) => key.slice(2))
    .sort();
  const wrong = [
    ...entries.filter((name) => !status[name]).map((name) => `${name} has no status`),
    ...Object.keys(status)
      .filter((name) => !entries.includes(name))
      .map((name) => `${name} is no entry`),
    ...Object.entries(status)
      .filter(([, { status: state, since }]) => !STATES.includes(state) || !/^\d+\.\d+\.\d+$/.test(since))
      .map(([name]) => `${name}: say one of ${STATES.join(', ')}, and since which version`),
  ];
  if (wrong.length > 0) throw new Error(`packages/ui/status.json: ${wrong.join('; ')}`);
  const rows = entries.map((name) => {
    const { status: state, since, instead } = status[name];
    return `| \`@lading/ui/${name}\` | ${state}${instead ? `: take ${instead}` : ''} | ${since} |`;
  });
  const text = [
    '# Status of the components',
    '',
    'Generated from `packages/ui/status.json` by `npm run generate`. What the words promise is in [how something goes away](deprecation.md).',
    '',
    '| Entry | Status | Since |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
  return [{ path: 'docs/component-status.md', text }];
}
