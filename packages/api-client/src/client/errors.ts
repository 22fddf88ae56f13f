/** What went wrong, as far as a screen has to tell the cases apart. */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'invalid'
  | 'business'
  | 'http'
  | 'malformed';

/** The text to show when the server sent none of its own. */
export const ERROR_MESSAGE_IDS = {
  network: 'errors.network',
  timeout: 'errors.timeout',
  aborted: 'errors.aborted',
  unauthorized: 'errors.unauthorized',
  forbidden: 'errors.forbidden',
  notFound: 'errors.notFound',
  conflict: 'errors.conflict',
  invalid: 'errors.invalid',
  business: 'errors.business',
  http: 'errors.abnormal',
  malformed: 'errors.malformed',
} as const satisfies Record<ApiErrorKind, string>;

export type ErrorMessageId = (typeof ERROR_MESSAGE_IDS)[ApiErrorKind];

interface Details {
  /** path of the call */
  path: string;
  /** code of the envelope; for `errors.abnormal` the five digits of the service */
  code?: string | undefined;
  /** HTTP status; 0 where no answer came */
  status?: number;
  /** path of the refused input field, as in `sort.field` */
  field?: string | undefined;
  /** the server's own words, in the language that was asked for */
  serverMessage?: string | undefined;
  values?: Readonly<Record<string, string>>;
  /** what came beside the message */
  data?: unknown;
  cause?: unknown;
}

/** The one error that leaves the client. Show `serverMessage`, or else the text of `messageId` with `values`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly path: string;
  readonly code: string | undefined;
  readonly status: number;
  readonly field: string | undefined;
  readonly serverMessage: string | undefined;
  readonly messageId: ErrorMessageId;
  readonly values: Readonly<Record<string, string>>;
  /** what the refusal brought beside its words, such as the reasons or the newer version; read it by its schema */
  readonly data: unknown;

  constructor(kind: ApiErrorKind, details: Details) {
    super(details.serverMessage || `${kind}: ${details.path}`, { cause: details.cause });
    this.kind = kind;
    this.path = details.path;
    this.code = details.code;
    this.status = details.status ?? 0;
    this.field = details.field;
    this.serverMessage = details.serverMessage || undefined;
    this.messageId = ERROR_MESSAGE_IDS[kind];
    this.values = details.values ?? {};
    this.data = details.data ?? null;
  }

  /** True where the same question may be answered a moment later. */
  get transient(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || this.status >= 500;
  }
}

export type Result<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly error: ApiError };

/** An error of any origin as an ApiError; what the client did not throw itself counts as malformed. */
export const toApiError = (cause: unknown, path = ''): ApiError =>
  cause instanceof ApiError ? cause : new ApiError('malformed', { path, cause });

/** A promise as a Result: for commands, whose refusal is an answer and not an accident. */
export async function settle<T>(promise: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await promise };
  } catch (error) {
    return { ok: false, error: toApiError(error) };
  }
}
