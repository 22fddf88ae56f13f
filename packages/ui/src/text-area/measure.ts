/** Lines of a text and the length of the longest, in code points: what a carrier counts when it prints. */
export function measure(text: string): { lines: number; longest: number } {
  const lines = text.split(/\r\n|\r|\n/);
  return { lines: text === '' ? 0 : lines.length, longest: Math.max(...lines.map((line) => [...line].length)) };
}
