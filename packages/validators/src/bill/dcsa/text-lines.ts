/** Most letters of a line of a bill. */
const WIDTH = 35;

/** A line in lines of so many letters, broken at blanks where there are any. */
function wrapped(line: string, width: number): string[] {
  const lines: string[] = [];
  let rest = line.trim();
  while (rest.length > width) {
    const blank = rest.lastIndexOf(' ', width);
    const at = blank > 0 ? blank : width;
    lines.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === '' ? lines : [...lines, rest];
}

/** A text in lines that are printed; empty ones print nothing. */
export const linesOf = (text: string, width = WIDTH): string[] =>
  text.split(/\r\n?|\n/).flatMap((line) => wrapped(line, width));

export const textOf = (lines: unknown): string =>
  Array.isArray(lines) ? lines.filter((line) => typeof line === 'string').join('\n') : '';
