import type { Answer, Interceptor } from '../exchange.ts';

/** A file is not looked into; an error that came in its place is short. */
const SMALL = 4096;

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

async function open({ body }: Answer): Promise<Answer['envelope']> {
  if (typeof body === 'string') return parseObject(body);
  if (body.size > SMALL) return undefined;
  const found = parseObject(await body.text());
  return found && ('code' in found || 'message' in found) ? found : undefined;
}

/** Reads `{ code, message, data }`, also out of a small body that came where a file was asked for. */
export const envelope = (): Interceptor => async (exchange, next) => {
  const answer = await next(exchange);
  return { ...answer, envelope: await open(answer) };
};
