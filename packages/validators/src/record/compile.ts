import type { Issue } from '../issue.ts';
import { isEmpty, type Rule, type RuleOptions } from '../rule.ts';
import { missing, type RequiredCode } from './issues.ts';
import type { Field, RecordSpec, Values } from './spec.ts';

/** A field, ready to be asked. */
export interface Leaf {
  readonly name: string;
  /** its index among the fields of its record */
  readonly place: number;
  readonly rule: Rule<unknown>;
  /** `is` and `test` of the rule, kept here so that asking them takes one look-up less */
  readonly is: Rule<unknown>['is'];
  readonly test: NonNullable<Rule<unknown>['test']>;
  readonly options: RuleOptions | undefined;
  readonly required: RequiredCode | undefined;
  readonly against: Field['against'];
}

export interface Group {
  readonly name: string;
  readonly program: Program;
  readonly required: RequiredCode | undefined;
}

/** A spec, ready to be asked. */
export interface Program {
  readonly leaves: readonly Leaf[];
  readonly groups: readonly Group[];
  readonly hints: RecordSpec['hints'];
  /** The fields with an error, in the order of the spec, or null; the rows of its groups are not asked. */
  failing(record: Values): readonly Leaf[] | null;
}

/** A field as a leaf. */
export function leafOf(name: string, place: number, { rule, options = {}, required, against }: Field): Leaf {
  const own: RuleOptions = required ? options : { ...options, optional: true };
  return {
    name,
    place,
    rule,
    is: rule.is,
    test: rule.test ?? rule.is,
    options: Object.keys(own).length === 0 ? undefined : own,
    required,
    against,
  };
}

/** What there is to say of one field: its error, else, where warnings are wanted, its warning. */
export function issueOf(leaf: Leaf, value: unknown, record: Values, warnings: boolean): Issue | null {
  const { rule, options, required, against } = leaf;
  if (isEmpty(value)) return required ? missing(required) : null;
  const issue = rule.check(value, options);
  if (issue?.severity === 'error') return issue.code === 'required' && required ? missing(required) : issue;
  const other = against?.(value, record) ?? null;
  if (other?.severity === 'error') return other;
  return warnings ? (issue ?? other) : null;
}

/** True exactly when `issueOf` has no error; written for speed. */
function holds(leaf: Leaf, value: unknown, record: Values): boolean {
  const legal =
    typeof value === 'string' ? value.length > 0 && leaf.test(value, leaf.options) : leaf.is(value, leaf.options);
  if (!legal) return leaf.required === undefined && isEmpty(value);
  return leaf.against === undefined || issueOf(leaf, value, record, false) === null;
}

/** Records of another make than the learnt one that are looked up name by name before their make is learnt. */
const STRANGERS = 8;

/**
 * Records of one make have their keys in one order. Once that order is learnt, walking the keys beats looking up the names by a
 * quarter; a record of another make is looked up, and is learnt in its turn when more of it come.
 */
function findFailing(leaves: readonly Leaf[]): Program['failing'] {
  const byName = new Map(leaves.map((leaf) => [leaf.name, leaf]));
  let keys: string[] = [];
  let plan: (Leaf | undefined)[] = [];
  let others = leaves;
  let strangers = STRANGERS;

  function learn(record: Values): void {
    keys = [];
    for (const key in record) keys.push(key);
    plan = keys.map((key) => byName.get(key));
    const seen = new Set(plan);
    others = leaves.filter((leaf) => !seen.has(leaf));
    strangers = 0;
  }

  function lookUp(list: readonly Leaf[], record: Values, before: Leaf[] | null): Leaf[] | null {
    let failing = before;
    for (let place = 0; place < list.length; place++) {
      const leaf = list[place] as Leaf;
      if (!holds(leaf, record[leaf.name], record)) failing = add(failing, leaf);
    }
    return failing;
  }

  function stranger(record: Values): Leaf[] | null {
    if (++strangers > STRANGERS) learn(record);
    return lookUp(leaves, record, null);
  }

  return (record) => {
    let place = 0;
    let failing: Leaf[] | null = null;
    for (const key in record) {
      if (key !== keys[place]) return stranger(record);
      const leaf = plan[place++];
      if (leaf !== undefined && !holds(leaf, record[key], record)) failing = add(failing, leaf);
    }
    if (place !== keys.length) return stranger(record);
    if (others.length > 0) failing = lookUp(others, record, failing);
    return failing;
  };
}

/** Keeps the order of the spec: most come in it, and a sort takes longer than all else here. */
function add(failing: Leaf[] | null, leaf: Leaf): Leaf[] {
  if (failing === null) return [leaf];
  let at = failing.length;
  for (; at > 0 && (failing[at - 1] as Leaf).place > leaf.place; at--) failing[at] = failing[at - 1] as Leaf;
  failing[at] = leaf;
  return failing;
}

function compile({ fields, hints }: RecordSpec): Program {
  const leaves: Leaf[] = [];
  const groups: Group[] = [];
  for (const [name, part] of Object.entries(fields)) {
    if (/[.[\]]/.test(name))
      throw new TypeError(`A field of a record cannot be called ${name}: paths are made of names`);
    if ('rows' in part) groups.push({ name, program: programOf(part.rows), required: part.required });
    else leaves.push(leafOf(name, leaves.length, part));
  }
  return { leaves, groups, hints, failing: findFailing(leaves) };
}

const programs = /* @__PURE__ */ new WeakMap<object, Program>();

/** The program of a spec, made once. */
export function programOf(spec: RecordSpec): Program {
  let program = programs.get(spec);
  if (program === undefined) {
    program = compile(spec);
    programs.set(spec, program);
  }
  return program;
}
