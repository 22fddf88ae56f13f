// Suites that wait for much of their time run beside one that does not; all others use both cores.
const BESIDE = { 'react-18': ['packages'], 'server-postgres': ['crash'], server: ['attack'] };

/** The suites in the order in which they run, those of a round at the same time. */
export function roundsOf(suites) {
  const beside = (suite) => (BESIDE[suite] ?? []).filter((other) => suites.includes(other));
  const taken = new Set(suites.flatMap(beside));
  return suites.filter((suite) => !taken.has(suite)).map((suite) => [suite, ...beside(suite)]);
}
