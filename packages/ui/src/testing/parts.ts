import { globSync, readFileSync } from 'node:fs';

/** Components whose parts go by another name than their own. */
const SHARED: Readonly<Record<string, string>> = {
  BarChart: 'Chart',
  LineChart: 'Chart',
  DatePicker: 'DateField',
  DateRangePicker: 'DateField',
  TodoPanel: 'Todo',
  TodoStrip: 'Todo',
};

// As the pages of what is public write them: what is promised there is what is looked for.
const PROMISED = new Map(
  globSync('packages/ui/api/*.md').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^export type (\w+Part) =([^;]+);/gm)].map(
      ([, type = '', union = '']) => [type, union] as const,
    ),
  ),
);

function partsOfType(type: string): string[] {
  const union = PROMISED.get(type);
  if (union === undefined) return [];
  return union
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean)
    .flatMap((one) => (one.startsWith("'") ? [one.slice(1, -1)] : partsOfType(one)));
}

/** The parts of a component that are promised to its owner; none where it has no inner element of its own. */
export const promisedParts = (name: string): string[] => partsOfType(`${SHARED[name] ?? name}Part`);
