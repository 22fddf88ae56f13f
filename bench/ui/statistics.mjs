/** The value below which a share of the values lies. */
export function quantile(values, share) {
  const order = [...values].sort((left, right) => left - right);
  const place = (order.length - 1) * share;
  const below = Math.floor(place);
  const low = order[below];
  return low + ((order[below + 1] ?? low) - low) * (place - below);
}

export const median = (values) => quantile(values, 0.5);

function* numbersOf(value, path) {
  if (typeof value === 'number') yield [path.join('.'), value];
  else if (Array.isArray(value)) for (const one of value) yield* numbersOf(one, path);
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) yield* numbersOf(one, [...path, key]);
}

const round = (value) => Math.round(value * 100) / 100;

/** Median and quartiles of every number in the samples, by its path; the entries of a list count as one number. */
export function summary(samples) {
  const lists = new Map();
  for (const sample of samples)
    for (const [path, value] of numbersOf(sample, [])) {
      const list = lists.get(path) ?? [];
      list.push(value);
      lists.set(path, list);
    }
  return Object.fromEntries(
    [...lists].map(([path, values]) => {
      const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => round(quantile(values, share)));
      return [path, { median: middle, low, high, count: values.length }];
    }),
  );
}
