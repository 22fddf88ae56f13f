interface Pressing {
  /** the test runner's */
  pressKey?: (key: string) => Promise<void>;
}

/**
 * Presses a key as a reader does, so that the browser itself acts on it: it opens details and scrolls boxes only for such keys.
 * False where nobody can press: in Storybook.
 */
export async function pressKey(key: string): Promise<boolean> {
  const { pressKey: press } = globalThis as Pressing;
  await press?.(key);
  return press !== undefined;
}
