// What the results must hold; `npm run bench:validators -- --assert` fails when one does not.
const resultOf = (results, id, task) => results.find((one) => one.id === id)?.measured[task];
const ratioOf = (results, id, task) => resultOf(results, id, task)?.ratio;

function within(results, id, task, limit, loops = 'the pure loops', ratio = ratioOf(results, id, task)) {
  if (ratio === undefined) return [];
  const { title } = results.find((one) => one.id === id);
  return [{ text: `${title}: ${task} at most ${limit}x ${loops} (${ratio.toFixed(2)}x)`, held: ratio <= limit }];
}

const withSameIssues = (results, id, task, limit) =>
  within(results, id, task, limit, 'the pure loops with the same issues', resultOf(results, id, task)?.same);

/** The pure loop means something only while it is near the floor. */
function nearFloor(results, limit) {
  const floor = ratioOf(results, 'unrolled', 'numbers');
  if (floor === undefined) return [];
  const text = `pure loop: numbers at most ${limit}x the unrolled table lookup (${(1 / floor).toFixed(2)}x)`;
  return [{ text, held: 1 / floor <= limit }];
}

/** Ours against each library that needs no eval. */
function ahead(results, id, task) {
  const ratio = ratioOf(results, id, task);
  if (ratio === undefined) return [];
  const rivals = results.filter((one) => one.library && !one.eval && one.measured[task]);
  const nearest = rivals.sort((left, right) => left.measured[task].ratio - right.measured[task].ratio)[0];
  if (!nearest) return [];
  const text = `${id}: ${task} ahead of ${nearest.title} (${ratio.toFixed(2)}x, ${nearest.measured[task].ratio.toFixed(2)}x)`;
  return [{ text, held: ratio < nearest.measured[task].ratio }];
}

/** Every target that the results can speak of, with whether it held. */
export const judge = (results) => [
  ...nearFloor(results, 1.2),
  ...within(results, 'ours', 'numbers', 1.2),
  ...within(results, 'ours', 'valid', 1.2),
  ...withSameIssues(results, 'ours', 'six', 1.5),
  ...withSameIssues(results, 'ours', 'read', 1.5),
  ...within(results, 'ours-yup', 'valid', 1.2),
  ...withSameIssues(results, 'ours-yup', 'six', 1.5),
  ...withSameIssues(results, 'ours-yup', 'read', 1.5),
  ...['numbers', 'valid', 'six', 'rows'].flatMap((task) => ahead(results, 'ours', task)),
  ...['valid', 'six'].flatMap((task) => ahead(results, 'ours-yup', task)),
];
