import { money as amount, volume } from '@lading/validators';
import { type AnyObject, array, mixed, number, type ObjectSchema, object, type Schema, string } from 'yup';

/** What the calls say of single values: one schema for each kind of them. */

const fromOne = () => number().strict().integer().positive();

/** A positive JSON integer; a string of digits is refused. */
export const id = () => maybeId().required();
/** The same where it may be left out. */
export const maybeId = fromOne;

/** Id of a sub-bill; the main bill where it is absent or null. */
export const billId = () => maybeId().nullable();

/** A name that the page gives to one sending: the same one is done once, however often it comes. */
export const requestId = () => string().strict().min(8).max(64).required();

/** Which draft, or which instruction: counted from 1. */
export const version = () => maybeVersion().required();
/** The same where it may be left out. */
export const maybeVersion = fromOne;
/** The newest one, 0 where there is none. */
export const versionOrNone = () => number().strict().integer().min(0).required();

// What is missing, or null where it may be, is for others to judge.
const maybeDecimal = (fits: (text: string) => boolean) =>
  string()
    .strict()
    .test('decimal', (text: string | null | undefined) => text === undefined || text === null || fits(text));
const isMoney = (text: string) => amount.is(text.replace(/^-/, ''));
/** An amount: a decimal string of up to 10 and 2 digits, below zero for what is given back. */
export const money = () => maybeMoney().required();
/** The same where it may be left out. */
export const maybeMoney = () => maybeDecimal(isMoney);
/** A weight, a volume or a quantity: a decimal string of up to 13 and 4 digits. */
export const measure = () => maybeMeasure().required();
/** The same where it may be left out. */
export const maybeMeasure = () => maybeDecimal((text) => volume.is(text));

// Not strict(): a strict field never gets its default.
const exact = <S extends Schema>(schema: S): S => schema.transform((_value, original: unknown) => original);

/** A number or a text that may be left out for a default; `"1"` is no number and 1 no text. */
export const exactNumber = () => exact(number().integer());
export const exactText = () => exact(string());

/** A text without the blanks around it, which may be left out for a default. What is no text is none. */
export const tidyText = () =>
  exactText().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));

/** `{ current, size }`, counted from 1, at most 100 rows a page. */
export const paging = (size: number) => ({
  current: exactNumber().min(1).default(1),
  size: exactNumber().min(1).max(100).default(size),
});

/** `{ records, total }`. */
export const pageOf = <T extends AnyObject>(record: ObjectSchema<T>) =>
  object({ records: array(record).required(), total: number().integer().min(0).required() });

/** A text that may be empty but is always there. */
export const text = () => string().defined().nonNullable();

/** A field the specification does not show; the OpenAPI document says so. */
export const assumed = <S extends Schema>(schema: S): S => schema.meta({ assumed: true });

// By its name: a page and a test may each have a class of their own.
const isFile = (value: unknown): value is File => Object.prototype.toString.call(value) === '[object File]';

/** A file of an upload. `endings` as `.pdf`, in small letters; any where none is given. */
export const file = (endings: readonly string[] = []) =>
  mixed(isFile)
    .required()
    .test('ending', ({ name }) => endings.length === 0 || endings.some((ending) => name.toLowerCase().endsWith(ending)))
    .meta({ endings });
