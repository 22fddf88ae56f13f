const sorted = (values) => [...values].sort((left, right) => left - right);

/** The middle value, or the mean of the two in the middle. */
export function median(values) {
  const order = sorted(values);
  const middle = order.length / 2;
  return (order[Math.ceil(middle) - 1] + order[Math.floor(middle)]) / 2;
}

/** How far the middle half of the values lies apart, as a share of the median. */
export function spread(values) {
  const order = sorted(values);
  const at = (share) => order[Math.round((order.length - 1) * share)];
  return (at(0.75) - at(0.25)) / median(values);
}
