import { type AnyObject, type ObjectSchema, type ValidateOptions, ValidationError } from 'yup';
import { checkRecord } from '../record/check-record.ts';
import type { RecordIssue } from '../record/issues.ts';
import type { RecordSpec } from '../record/spec.ts';
import { partsOf } from '../record/walk-to.ts';

type Options = ValidateOptions<AnyObject> | undefined;
type Settings = Pick<ValidateOptions, 'abortEarly' | 'disableStackTrace'>;
type AnySchema = ObjectSchema<AnyObject, AnyObject, undefined, 'd'>;

// For a part of the record, or nested in another schema, plain yup has to validate.
const onlyYup = (options: Options): boolean =>
  options !== undefined && (options.recursive === false || ('path' in options && Boolean(options.path)));

// Where the value is not a record at all, yup gives the error another `type`.
const isShape = ({ code }: RecordIssue): boolean => code === 'type.record' || code === 'type.rows';

/** What stands at a path of an issue: `containers[3].ctnNo`. */
function valueAt(record: unknown, path: string): unknown {
  const open = path.indexOf('[');
  if (open < 0) return path === '' ? record : (record as AnyObject)[path];
  const close = path.indexOf(']', open);
  const row: unknown = (record as AnyObject)[path.slice(0, open)][path.slice(open + 1, close)];
  return valueAt(row, path.slice(close + 2));
}

/** An error as yup makes it without a stack, field by field: its own constructor takes ten times as long. */
class InnerError {
  readonly name = 'ValidationError';
  readonly message: string;
  value: unknown;
  readonly path: string;
  readonly type: string;
  readonly params: object;
  readonly errors: readonly string[];
  readonly inner: readonly ValidationError[] = [];
  readonly [Symbol.toStringTag] = 'Error';

  constructor(issue: RecordIssue, value: unknown) {
    const { code, path } = issue;
    this.message = code;
    this.value = value;
    this.path = path;
    this.type = code;
    this.params = { value, originalValue: value, path, issue };
    this.errors = [code];
  }
}

const innerOf = (issue: RecordIssue, record: unknown): ValidationError =>
  new InnerError(issue, valueAt(record, issue.path)) as unknown as ValidationError;

function errorOf(issue: RecordIssue, record: unknown, stackless: boolean | undefined): ValidationError {
  const { code, path } = issue;
  const error = new ValidationError(code, record, path, code, stackless);
  const value = valueAt(record, path);
  error.params = { value, originalValue: value, path, issue };
  return error;
}

function fail(issues: readonly RecordIssue[], record: unknown, options: Options, spec: Settings): ValidationError {
  const { abortEarly = spec.abortEarly, disableStackTrace = spec.disableStackTrace } = options ?? {};
  const [first] = issues;
  if (abortEarly && first) return errorOf(first, record, disableStackTrace);
  const inner = issues.map((issue) => innerOf(issue, record));
  return new ValidationError(inner, record, undefined, undefined, disableStackTrace);
}

/**
 * Gives a schema of a record its speed: what it is asked directly is answered by `checkRecord`, and only the error is yup's. Nothing
 * but yup's public methods is replaced, on this one object; its clones are plain.
 */
export function quick(schema: AnySchema, record: RecordSpec): AnySchema & { readonly record: RecordSpec } {
  const plain = schema.clone();
  // Makes `instanceof` and the inherited members of yup's ValidationError hold for the quick errors too.
  Object.setPrototypeOf(InnerError.prototype, Object.getPrototypeOf(new ValidationError('', null, '', '', true)));

  function check(value: unknown, options: Options): unknown {
    if (onlyYup(options)) return plain.validateSync(value, options);
    const issues = checkRecord(record, value);
    if (issues === null)
      return options?.stripUnknown ? plain.cast(value, { assert: false, stripUnknown: true }) : value;
    throw issues.some(isShape) ? shapeless(issues, value, options) : fail(issues, value, options, schema.spec);
  }

  /** The error of yup itself, or ours where yup stumbles over keys that every object inherits, such as `toString`. */
  function shapeless(issues: readonly RecordIssue[], value: unknown, options: Options): ValidationError {
    try {
      plain.validateSync(value, options);
    } catch (error) {
      if (ValidationError.isError(error)) return error;
    }
    return fail(issues, value, options, schema.spec);
  }

  const passes = (value: unknown, options?: Options): boolean =>
    onlyYup(options) ? plain.isValidSync(value, options) : checkRecord(record, value) === null;

  const standard = {
    version: 1 as const,
    vendor: 'yup',
    validate(value: unknown) {
      const issues = checkRecord(record, value);
      return issues === null ? { value } : { issues: issues.map(asStandard) };
    },
  };

  const own = {
    record,
    validateSync: check,
    validate: async (value: unknown, options?: Options) => check(value, options),
    isValidSync: passes,
    isValid: async (value: unknown, options?: Options) => passes(value, options),
    '~standard': standard,
  };
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(schema, name, { value, configurable: true, writable: true });
  return schema as AnySchema & { readonly record: RecordSpec };
}

function asStandard(issue: RecordIssue) {
  const path = partsOf(issue.path);
  return { message: issue.code, ...(path.length > 0 && { path }), issue };
}
