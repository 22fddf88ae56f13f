/** Words in pieces, those that were searched for apart: every place of them, without regard to case. */
export function marked(words: string, match: string): { words: string; found: boolean }[] {
  const wanted = match.trim().toLowerCase();
  if (wanted === '') return [{ words, found: false }];
  // A letter whose small form is longer would shift what follows it.
  const small = [...words]
    .map((sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign))
    .join('');
  const pieces: { words: string; found: boolean }[] = [];
  let from = 0;
  for (let at = small.indexOf(wanted); at !== -1; at = small.indexOf(wanted, from)) {
    if (at > from) pieces.push({ words: words.slice(from, at), found: false });
    from = at + wanted.length;
    pieces.push({ words: words.slice(at, from), found: true });
  }
  if (from < words.length || pieces.length === 0) pieces.push({ words: words.slice(from), found: false });
  return pieces;
}
