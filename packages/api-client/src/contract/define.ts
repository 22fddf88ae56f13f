import type { InferType, ObjectSchema, Schema } from 'yup';
import type { About, AboutIn, Access } from './access.ts';
import type { HouseMode } from './user/shapes.ts';

/** Every answer of the back end. Success is the string `1`, never the number. */
export interface Envelope<T> {
  code: string;
  message: string;
  data: T;
}
export const OK = '1';
/** A business refusal travels as HTTP 200 with this code and a message for the user. */
export const REFUSED = '0';

/** What a call does, whatever its HTTP method: this back end POSTs its reads. */
export type Kind = 'query' | 'command' | 'upload' | 'download';
/** Bytes that a request may bring where its call says nothing else. */
export const BODY_LIMIT = 256 * 1024;

export interface Endpoint<
  I extends Schema | undefined = Schema | undefined,
  O extends Schema | undefined = Schema | undefined,
  K extends Kind = Kind,
  A extends Access = Access,
  B extends About | undefined = About | undefined,
> {
  readonly path: `/${string}`;
  readonly method: 'POST' | 'GET';
  readonly kind: K;
  readonly access: A;
  /** whose data it is: the server answers 404 to everybody whom it does not belong to */
  readonly about: B;
  /** calls a minute from one address; undefined where it is as many as for the whole server */
  readonly limit: number | undefined;
  readonly input: I;
  readonly output: O;
  /** the same for everybody and seldom changed: an answer has an ETag, and a page that has it does not ask again by itself */
  readonly kept: boolean;
  /** the way to send goods that it is about: where the house does not offer it, only its own people are answered */
  readonly offers: HouseMode | undefined;
  /** one line for the OpenAPI document */
  readonly doc: string;
  /** true where the specification does not show the call or its fields */
  readonly assumed: boolean;
  /** most bytes of a request, all its fields and files together */
  readonly bodyLimit: number;
  /** the queries that a successful command makes stale */
  readonly invalidates: () => readonly Endpoint[];
}

type Defaulted<D> = { [K in keyof D]: undefined extends D[K] ? never : K }[keyof D];
type Omissible<T, D> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T] | (Defaulted<D> & keyof T);
// A caller may leave out what has a default or may be undefined; yup's own input type does not say so.
type Loose<I> =
  I extends ObjectSchema<infer T, infer _C, infer D>
    ? Omit<T, Omissible<T, D>> & Partial<Pick<T, Omissible<T, D>>>
    : I extends Schema
      ? InferType<I>
      : undefined;

/** What a caller passes. */
export type Arg<E> = E extends { readonly input: infer I } ? Loose<I> : never;
/** The argument list of a call: nothing has to be passed where nothing is taken. */
export type Args<E> = [Arg<E>] extends [undefined] ? [arg?: undefined] : [arg: Arg<E>];
/** What a handler receives, defaults filled in. */
export type In<E> = E extends { readonly input: infer I } ? (I extends Schema ? InferType<I> : undefined) : never;
/** What `data` holds: a file with its name for a download, null for a call that answers nothing. */
export type Out<E> = E extends { readonly output: infer O; readonly kind: infer K }
  ? K extends 'download'
    ? File
    : O extends Schema
      ? InferType<O>
      : null
  : never;

interface Options<I, O, A, B> {
  access: A;
  about?: B;
  limit?: number;
  input?: I;
  output?: O;
  method?: 'POST' | 'GET';
  kept?: true;
  offers?: HouseMode;
  assumed?: true;
  bodyLimit?: number;
  invalidates?: () => readonly Endpoint[];
}

const declare =
  <K extends Kind>(kind: K) =>
  <
    const A extends Access,
    I extends Schema | undefined = undefined,
    O extends Schema | undefined = undefined,
    const B extends AboutIn<I> | undefined = undefined,
  >(
    path: `/${string}`,
    doc: string,
    options: Options<I, O, A, B>,
  ) =>
    ({
      method: 'POST',
      kept: false,
      assumed: false,
      bodyLimit: BODY_LIMIT,
      invalidates: () => [],
      ...options,
      path,
      doc,
      kind,
    }) as Endpoint<I, O, K, A, B>;

/** A read: cached, retried, shared between components. */
export const query = declare('query');
/** A write: never retried, refreshes what it makes stale. */
export const command = declare('command');
/** A write that brings files: sent as a form, whose fields are texts, numbers, truth values and `file()`s. Say its `bodyLimit`. */
export const upload = declare('upload');
/** A file, answered outside the envelope. */
export const download = declare('download');

export type Contract = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
