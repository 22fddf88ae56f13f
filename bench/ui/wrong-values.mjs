/** An app that does not show what it was given: whatever it costs says nothing, so the run ends here. */
export class WrongValues extends Error {
  constructor(lost) {
    super(`not the same work: ${lost.length} values are not on the screen: ${lost.slice(0, 5).join(' | ')}`);
    this.name = 'WrongValues';
  }
}

/** Throws when values are missing on the screen. */
export function insistOnValues(lost) {
  if (lost.length > 0) throw new WrongValues(lost);
}
