import { HttpResponse, http, type JsonBodyType } from 'msw';
import { ValidationError } from 'yup';
import { type Endpoint, type In, OK, type Out, REFUSED } from '../contract/define.ts';
import { fromTexts } from '../contract/from-texts.ts';

// A file without a name will do.
type Data<E> = Out<E> extends infer Data ? (Data extends Blob ? Blob : Data) : never;
type Answer<E> = Data<E> | ((input: In<E>) => Data<E> | Promise<Data<E>>);

const envelope = (code: string, message: string, data: unknown, status = 200) =>
  HttpResponse.json({ code, message, data: (data ?? null) as JsonBodyType }, { status });

async function inputOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  return endpoint.input?.validateSync(await rawOf(endpoint, request), { stripUnknown: true });
}

async function rawOf({ method, kind, input }: Endpoint, request: Request): Promise<unknown> {
  const isForm = kind === 'upload';
  if (method !== 'GET' && !isForm) return request.json();
  const texts = Object.fromEntries(isForm ? await request.formData() : new URL(request.url).searchParams);
  return input ? fromTexts(input, texts) : texts;
}

const handle = (endpoint: Endpoint, resolver: (request: Request) => Promise<Response>) =>
  http[endpoint.method === 'GET' ? 'get' : 'post'](`*${endpoint.path}`, ({ request }) => resolver(request));

/** A handler for MSW that answers a call as the contract says; a wrong input is refused as the server does it. */
export const mock = <E extends Endpoint>(endpoint: E, answer: Answer<E>) =>
  handle(endpoint, async (request) => {
    let input: unknown;
    try {
      input = await inputOf(endpoint, request);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return envelope('400', error.message, { path: error.path ?? '' }, 400);
    }
    const data: unknown =
      typeof answer === 'function' ? await (answer as (input: In<E>) => unknown)(input as In<E>) : answer;
    return data instanceof Blob ? new HttpResponse(data) : envelope(OK, 'success', data);
  });

export interface MockedError {
  /** HTTP status; 200 by default: a refusal of the business */
  status?: number;
  /** code of the envelope; the status, or `0` under 200 */
  code?: string;
  message?: string;
  /** path of the refused input field */
  field?: string;
  /** what comes beside the words and the field */
  data?: Readonly<Record<string, unknown>>;
}

/** A handler for MSW that fails; `'network'` breaks the connection. */
export const mockError = (endpoint: Endpoint, error: MockedError | 'network') =>
  handle(endpoint, async () => {
    if (error === 'network') return HttpResponse.error();
    const { status = 200, code = status === 200 ? REFUSED : String(status), message = '', field, data } = error;
    const beside = field === undefined ? data : { path: field, ...data };
    return envelope(code, message, beside ?? null, status);
  });
