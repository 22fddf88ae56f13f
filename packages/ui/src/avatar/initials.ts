/** What stands for a person: the first character of a Chinese name, the first letters of two words of another. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words[0] ?? '';
  if (/\p{Script=Han}/u.test(first) || words.length === 1) return first.toUpperCase();
  const [last = ''] = words.at(-1) ?? '';
  return `${first}${last}`.toUpperCase();
}
