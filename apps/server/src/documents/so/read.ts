import { GENERAL } from './general.ts';
import { LAYOUTS } from './layouts.ts';
import type { SoCell, SoFound, SoLayout, SoLine, SoPage, SoRule, SoValue } from './shapes.ts';
import { clearOf, isPort, shipOf, unclearAt, valuesOf } from './values.ts';

/** How sure a value is: by a carrier's own layout, by common labels, and where something about it is open. */
const SURE = { carrier: 0.98, general: 0.85, portUnknown: 0.6, several: 0.5, unclear: 0.3 } as const;
const MOST_UNMATCHED = 60;

export interface SoRead {
  readonly layout: SoLayout;
  readonly fields: readonly SoFound[];
  readonly unmatched: readonly string[];
}

const plain = (text: string) => text.toUpperCase().replace(/\s+/g, ' ').trim();
/** A label without its colon and what stands around it. */
const bare = (text: string) => plain(text).replace(/[:：.*#\s]+$/, '');

// Further down a carrier's name may be that of a ship.
const HEAD = 2;

/** The layout whose words all stand on the first page, the carrier's name at its head; the general one where no carrier's do. */
function layoutOf(pages: readonly SoPage[]): SoLayout {
  const lines = pages[0]?.lines.map(({ cells }) => plain(cells.map(({ text }) => text).join(' '))) ?? [];
  const [head, text] = [lines.slice(0, HEAD).join(' '), lines.join(' ')];
  return (
    LAYOUTS.find(
      ({ marks: [name = '', ...others] }) => head.includes(name) && others.every((mark) => text.includes(mark)),
    ) ?? GENERAL
  );
}

/** What follows a label in its own cell: undefined where the cell is no such label, empty where it is nothing but the label. */
function restOf(cell: SoCell, label: string): string | undefined {
  const [text, wanted] = [plain(cell.text), bare(label)];
  if (bare(text) === wanted) return '';
  if (!text.startsWith(wanted)) return undefined;
  const rest = cell.text.trim().slice(wanted.length);
  return /^\s*[.]?\s*[:：#]/.test(rest) ? rest.replace(/^\s*[.]?\s*[:：#]+\s*/, '') : undefined;
}

/** The cell under another one: on the next lines, where it overlaps. */
function under(lines: readonly SoLine[], at: number, { x, end }: SoCell): SoCell | undefined {
  for (const line of lines.slice(at + 1, at + 3)) {
    const found = line.cells.find((cell) => cell.x < Math.max(end, x + 40) && cell.end > x - 4);
    if (found) return found;
  }
  return undefined;
}

interface Hit {
  readonly rule: SoRule;
  readonly label: string;
  readonly text: string;
  readonly page: number;
  /** the cells it was made of */
  readonly used: readonly SoCell[];
}

function* hits(pages: readonly SoPage[], rule: SoRule): Generator<Hit> {
  for (const { number: page, lines } of pages)
    for (const [at, { cells }] of lines.entries())
      for (const [place, cell] of cells.entries())
        for (const label of rule.labels) {
          const rest = restOf(cell, label);
          if (rest === undefined) continue;
          if (rest !== '') yield { rule, label, text: rest, page, used: [cell] };
          else {
            const next = rule.place === 'right' ? cells[place + 1] : under(lines, at, cell);
            if (next) yield { rule, label, text: next.text.replace(/^[:：]\s*/, ''), page, used: [cell, next] };
          }
        }
}

function confidenceOf(layout: SoLayout, hit: Hit, values: readonly SoValue[]): number {
  if (unclearAt(hit.text) > 0) return SURE.unclear;
  if (values.length > 1) return SURE.several;
  if (hit.rule.kind === 'port' && !values.every(({ value }) => isPort(value))) return SURE.portUnknown;
  return layout === GENERAL ? SURE.general : SURE.carrier;
}

const found = (name: SoFound['name'], layout: SoLayout, hit: Hit, values: readonly SoValue[]): SoFound => ({
  name,
  values,
  page: hit.page,
  label: hit.label,
  confidence: confidenceOf(layout, hit, values),
  unclearAt: unclearAt(hit.text),
});

/** One field, or two where the vessel and the voyage stand in one place. */
function fieldsOf(layout: SoLayout, hit: Hit): SoFound[] {
  const { field, kind } = hit.rule;
  const values = valuesOf(kind, hit.text, layout.days);
  if (values.length === 0) return [];
  if (kind !== 'ship') return [found(field, layout, hit, values)];
  const { vessel, voyage } = shipOf(clearOf(hit.text));
  const part = (name: SoFound['name'], value: string) =>
    value ? [found(name, layout, hit, [{ value: value.toUpperCase(), printed: value }])] : [];
  return [...part('vessel', vessel), ...part('voyage', voyage)];
}

const same = (one: SoFound, other: SoFound) =>
  one.values.some(({ value }) => other.values.some((each) => each.value === value));

/** Adds a value that the same order prints elsewhere: said again it counts once, said otherwise both are offered. */
function add(fields: SoFound[], next: SoFound): void {
  const at = fields.findIndex(({ name }) => name === next.name);
  const before = fields[at];
  if (!before) fields.push(next);
  else if (!same(before, next))
    fields[at] = { ...before, values: [...before.values, ...next.values].slice(0, 4), confidence: SURE.several };
}

/** Reads a shipping order: by the carrier's layout, or by common labels. What is not understood is told line by line. */
export function readSo(pages: readonly SoPage[]): SoRead {
  const layout = layoutOf(pages);
  const fields: SoFound[] = [];
  const used = new Set<SoCell>();
  for (const rule of layout.rules) {
    // By common labels a value is looked for on the right first, and below only where there is none.
    if (layout === GENERAL && rule.place === 'below' && fields.some(({ name }) => name === rule.field)) continue;
    for (const hit of hits(pages, rule)) {
      const values = fieldsOf(layout, hit);
      for (const value of values) add(fields, value);
      if (values.length > 0) for (const cell of hit.used) used.add(cell);
    }
  }
  if (layout !== GENERAL && !fields.some(({ name }) => name === 'shippingName'))
    fields.unshift({
      name: 'shippingName',
      values: [{ value: layout.carrier, printed: layout.carrier }],
      page: 1,
      label: '',
      confidence: SURE.carrier,
      unclearAt: 0,
    });
  const unmatched = pages
    .flatMap(({ lines }) =>
      lines.map(({ cells }) =>
        cells
          .filter((cell) => !used.has(cell))
          .map(({ text }) => clearOf(text))
          .join('  '),
      ),
    )
    .filter((line) => line !== '')
    .slice(0, MOST_UNMATCHED);
  return { layout, fields, unmatched };
}
