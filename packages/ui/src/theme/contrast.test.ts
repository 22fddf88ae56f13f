// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contrast, needed, PAIRS, THEMES, worst } from '../testing/contrast.ts';

it('measures as WCAG does', () => {
  expect(contrast('light', 'color-white', 'color-white')).toBe(1);
  expect(contrast('light', 'text-primary', 'surface-default')).toBeGreaterThan(15);
});

describe.each(THEMES)('%s', (theme) => {
  it.each(PAIRS)('$ink reads on its grounds ($use)', (pair) => {
    expect(worst(theme, pair)).toBeGreaterThanOrEqual(needed(theme, pair));
  });
});
