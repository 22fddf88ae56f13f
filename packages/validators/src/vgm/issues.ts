import { sumDecimal, weight } from '../amount.ts';
import { containerNumberIso6346 } from '../container.ts';
import { daysBetween } from '../days.ts';
import { error, type Issue, suggest, warning } from '../issue.ts';
import { localDate } from '../record/values.ts';
import { isEmpty } from '../rule.ts';
import { isoSizeType } from '../size-type.ts';
import { checkVgm, vgm } from '../vgm.ts';
import { plainCapitals } from '../written-code.ts';
import { VGM_LENGTHS, type VgmBox, type VgmHead, type VgmSheet } from './box.ts';
import { calculatedVgm, deviation, kilograms, usualPlate } from './reckon.ts';

/** An issue and its field in a sheet, boxes counted from 0: `head.signatory`, `boxes.2.vgm`. */
export type VgmIssue = Issue & { readonly path: string };

export interface VgmFacts {
  /** the day it is now at the port of loading */
  readonly today: string;
}

const at = (path: string, issue: Issue): VgmIssue => ({ ...issue, path });
const OLD = 30;

function day(path: string, text: string, { today }: VgmFacts): VgmIssue[] {
  const issue = localDate.check(text);
  if (issue) return [at(path, issue)];
  const days = daysBetween(text, today);
  if (days < 0) return [at(path, error('weighing.future', { today }))];
  return days > OLD ? [at(path, warning('weighing.old', { days }))] : [];
}

/** An issue for each text that is longer than what may be sent. */
const long = (prefix: string, part: object): VgmIssue[] =>
  Object.entries(VGM_LENGTHS).flatMap(([name, most]) => {
    const text = (part as Readonly<Record<string, unknown>>)[name];
    return typeof text === 'string' && text.length > most
      ? [at(`${prefix}.${name}`, error('weighing.long', { most }))]
      : [];
  });

/** The issues of the head: who declares, who signs, who weighed and when. */
export function vgmHeadIssues(head: VgmHead, facts: VgmFacts): VgmIssue[] {
  const needed = (['responsible', 'signatory', 'weighingParty', 'weighedOn'] as const).filter((name) =>
    isEmpty(head[name]),
  );
  const issues = needed.map((name) => at(`head.${name}`, error('required', {})));
  const capitals = head.signatory.replace(/[a-z]+/g, plainCapitals);
  if (head.signatory !== capitals)
    issues.push(at('head.signatory', suggest(error('weighing.capitals', {}), [capitals])));
  if (!isEmpty(head.weighedOn)) issues.push(...day('head.weighedOn', head.weighedOn, facts));
  return [...issues, ...long('head', head)];
}

/** Compares the verified gross mass `mass` (kg) with the sum of its parts, the plate's limits and the cargo. */
function weights(box: VgmBox, mass: string): Issue[] {
  const { cargo, tare, maxGross, ctnType, method } = box;
  const plate = usualPlate(ctnType);
  const sum = calculatedVgm(box);
  if (method === 'SM2' && sum !== undefined && sumDecimal([mass, `-${sum}`]).replace(/[-0.]/g, '') !== '')
    return [suggest(error('weighing.sum', { vgm: mass, sum }), [sum])];
  const said = checkVgm({ vgm: mass, cargo, tare, maxGross: maxGross || plate?.maxGross }).filter(
    ({ code }) => code.startsWith('vgm.') && code !== 'vgm.zero',
  );
  if (method === 'SM2' || !vgm.is(cargo) || said.length > 0) return said;
  const expected = sumDecimal([cargo, weight.is(tare) ? tare : (plate?.tare ?? '')]);
  if (!weight.is(tare) && !plate) return said;
  const apart = deviation(expected, mass);
  if (apart.ok) return said;
  const { difference, most } = apart;
  return [warning('weighing.differs', { vgm: mass, expected, difference, most })];
}

const AMOUNTS = ['cargo', 'dunnage', 'tare', 'maxGross'] as const;

/** The issues of one container; with an error it cannot be declared. */
export function vgmBoxIssues(box: VgmBox, facts: VgmFacts, prefix = 'boxes.0'): VgmIssue[] {
  const issues: VgmIssue[] = [];
  const add = (name: string, issue: Issue | null) => issue && issues.push(at(`${prefix}.${name}`, issue));
  add('ctnNo', containerNumberIso6346.check(box.ctnNo));
  add('ctnType', isoSizeType.check(isoSizeType.normalize(box.ctnType)));
  for (const name of AMOUNTS) {
    const asked = box.method === 'SM2' && (name === 'cargo' || name === 'tare');
    if (asked || !isEmpty(box[name])) add(name, (asked ? vgm : weight).check(box[name]));
  }
  const own = vgm.check(box.vgm);
  const mass = kilograms(box.vgm, box.unit);
  if (own) add('vgm', own);
  if (mass !== undefined) for (const issue of weights(box, mass)) add('vgm', issue);
  if (!isEmpty(box.weighedOn)) issues.push(...day(`${prefix}.weighedOn`, box.weighedOn, facts));
  return [...issues, ...long(prefix, box)];
}

/** An issue at each container whose number an earlier row has. */
function repeated(boxes: readonly VgmBox[]): VgmIssue[] {
  const first = new Map<string, number>();
  return boxes.flatMap(({ ctnNo }, place) => {
    const before = first.get(ctnNo);
    if (before === undefined) first.set(ctnNo, place + 1);
    return before === undefined || isEmpty(ctnNo)
      ? []
      : [at(`boxes.${place}.ctnNo`, error('repeated.container', { first: before }))];
  });
}

/** The issues of a sheet before it is declared; `chosen` are the indexes of the containers to declare. */
export const vgmSheetIssues = (
  { head, boxes }: VgmSheet,
  facts: VgmFacts,
  chosen: readonly number[] = boxes.map((_box, place) => place),
): VgmIssue[] => [
  ...vgmHeadIssues(head, facts),
  ...(boxes.length === 0 ? [at('boxes', error('weighing.none', {}))] : []),
  ...boxes.flatMap((box, place) => (chosen.includes(place) ? vgmBoxIssues(box, facts, `boxes.${place}`) : [])),
  ...repeated(boxes),
];

/** Whether a container has no verified gross mass yet, nor the weights to reckon it from. */
export const isUnweighed = ({ vgm: mass, method, cargo, tare }: VgmBox): boolean =>
  isEmpty(mass) && (method === 'SM1' || isEmpty(cargo) || isEmpty(tare));
