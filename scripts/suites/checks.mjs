import { checkRepository } from '../boundaries.mjs';
import { writeReport } from '../tools/report.mjs';
import { bin, root } from '../tools/root.mjs';
import { node } from '../tools/run.mjs';

/** A check that is a program: what it prints when it ends badly. */
const program =
  (path, ...args) =>
  async () => {
    const { code, output } = await node([path, ...args], { quiet: true });
    return code === 0 ? [] : [output.trim()];
  };

/** Each check answers a list of problems; none is a pass. */
const CHECKS = {
  types: program(bin('typescript', 'tsc'), '-b'),
  'lint and format': program(
    bin('@biomejs/biome', 'biome'),
    'check',
    '--error-on-warnings',
    '--max-diagnostics=50',
    '.',
  ),
  boundaries: () => checkRepository(root).problems,
  'unused files, exports and dependencies': program(bin('knip'), '--no-progress'),
  'texts in catalogues': async () => (await import('../checks/texts.mjs')).checkTexts(),
  'texts of routes': async () => (await import('../checks/text-areas.mjs')).checkTextAreas(),
  lockfile: async () => (await import('../checks/lockfile.mjs')).checkLockfile(),
  'generated files': async () => (await import('../checks/generated.mjs')).checkGenerated(),
  migrations: async () => (await import('../checks/generated.mjs')).checkMigrations(),
  'public API': async () => (await import('../checks/api.mjs')).checkApi(),
  'public types': async () => (await import('../checks/public-types.mjs')).checkPublicTypes(),
  'names in pages': async () => (await import('../checks/docs-names.mjs')).checkDocsNames(),
  changesets: async () => (await import('../checks/changesets.mjs')).checkChangesets(),
  versions: async () => (await import('../checks/versions.mjs')).checkVersions(),
  'rules of React': async () => (await import('../checks/react-rules.mjs')).checkReactRules(),
  'rules without a second copy': async () => (await import('../checks/rule-copies.mjs')).checkRuleCopies(),
  'no floating point in sums': async () => (await import('../checks/no-floats.mjs')).checkNoFloats(),
  'regular expressions of the rules': async () => (await import('../checks/regexps.mjs')).checkRegexps(),
  'size of the rules': async () => (await import('../checks/rule-sizes.mjs')).checkRuleSizes(),
  pictures: async () => (await import('../checks/pictures.mjs')).checkPictures(),
  'size of the portal': async () => (await import('../checks/bundle.mjs')).checkBundle(),
};

async function attempt(check) {
  try {
    return await check();
  } catch (error) {
    return [error.message];
  }
}

/** One check after the other, of those that nobody has begun. */
async function lane(rest, tests) {
  for (let next = rest.shift(); next; next = rest.shift()) {
    const [name, check] = next;
    const begun = performance.now();
    const problems = await attempt(check);
    const state = problems.length === 0 ? 'passed' : 'failed';
    console.log(`${state === 'passed' ? '✓' : '✗'} ${name}`);
    if (problems.length > 0) console.error(problems.join('\n'));
    tests.push({ name, state, detail: problems.join('\n'), ms: performance.now() - begun });
  }
}

// They bring the same folders of types up to date.
const OF_TYPES = ['types', 'public API', 'public types'];

/** All checks, or those whose name begins with one of the words: two at a time, since most are programs of one thread. */
export async function checks(words) {
  const tests = [];
  const asked = Object.entries(CHECKS).filter(
    ([name]) => words.length === 0 || words.some((word) => name.startsWith(word)),
  );
  const ofTypes = asked.filter(([name]) => OF_TYPES.includes(name));
  const rest = asked.filter(([name]) => !OF_TYPES.includes(name));
  await Promise.all([lane(ofTypes, tests).then(() => lane(rest, tests)), lane(rest, tests)]);
  writeReport('checks', tests);
  return 0;
}
