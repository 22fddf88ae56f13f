/** A whole bill has hundreds of roles to compute; tests find its controls by the words that name them. */

function must<T>(found: T | null | undefined, name: string): T {
  if (found === null || found === undefined) throw new Error(`There is no control called ${name}`);
  return found;
}

/** A field by the beginning of its label, or a cell by its whole name. */
export function field(name: string): HTMLInputElement {
  const cell = document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
  if (cell) return cell;
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent.startsWith(name));
  return must(document.getElementById(must(label, name).htmlFor), name) as HTMLInputElement;
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
export const buttons = (name: string | RegExp): HTMLButtonElement[] =>
  [...document.querySelectorAll('button')].filter((one) =>
    typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
  );
export const button = (name: string | RegExp): HTMLButtonElement => must(buttons(name)[0], String(name));
export const hasField = (name: string): boolean => document.querySelector(`[aria-label="${name}"]`) !== null;
