import type { Interceptor } from '../exchange.ts';

const withHeader =
  (name: string, value: () => string | null): Interceptor =>
  (exchange, next) => {
    const text = value();
    return next(text ? { ...exchange, headers: { ...exchange.headers, [name]: text } } : exchange);
  };

/** The session token; without one the header is left out. */
export const authHeader = (token: () => string | null) => withHeader('auth', token);

/** Which page writes, so that the notice of its own write is not told to it as news. */
export const pageHeader = (page: string): Interceptor => {
  const named = withHeader('page', () => page);
  return (exchange, next) =>
    exchange.kind === 'command' || exchange.kind === 'upload' ? named(exchange, next) : next(exchange);
};

/** The language the server answers in. */
export const languageHeader = (language: () => string) => withHeader('language', () => language() || 'zh-CN');
