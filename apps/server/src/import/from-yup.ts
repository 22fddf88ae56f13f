import type { Issue } from '@lading/validators';
import { type Schema, ValidationError } from 'yup';
import { getIn } from './get-in.ts';
import { nearest } from './nearest.ts';
import { AN_OBJECT, type Problem, type ProblemAt, problem, ruleProblem, type Said } from './problem.ts';
import type { ProblemId } from './problem-texts.ts';

const WANTED: Readonly<Record<string, Said>> = {
  string: { 'zh-CN': '用引号括起的文字', 'en-US': 'text in quotes' },
  number: { 'zh-CN': '不带引号的数字', 'en-US': 'a number without quotes' },
  boolean: { 'zh-CN': 'true 或 false', 'en-US': 'true or false' },
  array: { 'zh-CN': '列表 [ … ]', 'en-US': 'a list [ … ]' },
  object: AN_OBJECT,
};
const OWN: readonly string[] = ['format', 'empty'];
const LARGEST = 2_147_483_647;

/** Says that a field does not exist, and which one was probably meant. */
export function unknownField(path: string, name: string, value: unknown, known: readonly string[]): Problem {
  const meant = nearest(name, known);
  const suggestion = meant
    ? { 'zh-CN': `是否想写 ${meant}？`, 'en-US': `did you mean ${meant}?` }
    : { 'zh-CN': '删除它', 'en-US': 'delete it' };
  return problem('unknownField', path ? `${path}.${name}` : name, value, { suggestion });
}

const join = (prefix: string, path: string): string =>
  prefix && path ? (path.startsWith('[') ? `${prefix}${path}` : `${prefix}.${path}`) : prefix || path;

function asProblems(error: ValidationError, prefix: string, root: unknown): Problem[] {
  const inner = error.path ?? '';
  const path = join(prefix, inner);
  const value = getIn(root, inner);
  const { type: rule = '', params = {} } = error;
  if (params.tell) return [(params.tell as ProblemAt)(path, value)];
  if (params.issue) return [ruleProblem(path, value, params.issue as Issue)];
  if (rule === 'unknown') {
    const { unknown, known } = params as { unknown: string[]; known: string[] };
    return unknown.map((name) => unknownField(path, name, getIn(value, name), known));
  }
  if (OWN.includes(rule)) return [problem(rule as ProblemId, path, value)];
  if (rule === 'oneOf') return [problem('oneOf', path, value, { values: String(params.values ?? '') })];
  if (rule === 'max' && typeof value === 'string') return [problem('length', path, value, { max: Number(params.max) })];
  if (['min', 'max', 'integer', 'positive', 'moreThan'].includes(rule))
    return [problem('integer', path, value, { min: Number(params.min ?? 0), max: Number(params.max ?? LARGEST) })];
  if (rule === 'typeError') {
    const wanted = WANTED[String(params.type)] ?? String(params.type);
    return [problem(value === null ? 'missing' : 'type', path, value, { wanted })];
  }
  return [problem(value === '' ? 'empty' : 'missing', path, value)];
}

/** The failures of a schema as problems of the file; `prefix` is where the checked part stands in it. */
function problemsOf(error: ValidationError, prefix: string, root: unknown): Problem[] {
  const problems = (error.inner.length > 0 ? error.inner : [error]).flatMap((one) => asProblems(one, prefix, root));
  // An empty text fails several tests.
  return [...new Map(problems.map((one) => [`${one.id} ${one.path}`, one])).values()];
}

/** What a schema finds wrong with a value that stands at `prefix`. */
export function validate(schema: Schema, value: unknown, prefix: string): Problem[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return problemsOf(error, prefix, value);
    throw error;
  }
}
