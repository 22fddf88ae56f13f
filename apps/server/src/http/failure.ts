import type { TextId, Values } from '../messages/say.ts';

/** An answer that is not a success: worded in the language of whoever asked. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly id: TextId;
  readonly values: Values;
  readonly data: unknown;

  constructor(status: number, code: string, id: TextId, values: Values = {}, data: unknown = null) {
    super(id);
    this.status = status;
    this.code = code;
    this.id = id;
    this.values = values;
    this.data = data;
  }
}

/** The rules of the business say no: HTTP 200, code 0, a sentence for the user; `path` names the field it is about. */
export const refused = (id: TextId, values?: Values, path?: string) =>
  new Failure(200, '0', id, values, path === undefined ? null : { path });
export const badInput = (path: string) => new Failure(400, '400', 'badInput', { path: path || 'body' }, { path });
export const notLoggedIn = () => new Failure(401, '401', 'notLoggedIn');
export const forbidden = () => new Failure(403, '403', 'forbidden');
export const mustChange = () => new Failure(403, '403', 'mustChange');
/** Missing or another customer's: the answer does not tell which. */
export const notFound = (id: TextId = 'notFound') => new Failure(404, '404', id);
/** For the moment: whoever asks again in a few seconds may be served. */
export const unavailable = () => new Failure(503, '503', 'unavailable');
/** Another change of the same thing came first: `row` is what it is now. */
export const olderRow = (row: unknown) => new Failure(409, '409', 'olderRow', {}, row);
export const olderVersion = (version: number) => new Failure(409, '409', 'olderVersion', { version }, { version });
