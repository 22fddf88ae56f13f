import { ApiError } from '../errors.ts';
import type { Interceptor } from '../exchange.ts';

/**
 * Says once per session that it ended, however many calls were under way. A session is told by its token: the late 401 of
 * a session that is over says nothing about the present one.
 * Without a token it is said again only after a call has succeeded.
 */
export function unauthorized(token: () => string | null, tell: (message: string) => void): Interceptor {
  let told: { readonly token: string | null } | undefined;
  return async (exchange, next) => {
    const asked = token();
    try {
      const answer = await next(exchange);
      if (told?.token === null) told = undefined;
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorized' && asked === token() && told?.token !== asked) {
        told = { token: asked };
        tell(error.serverMessage ?? '');
      }
      throw error;
    }
  };
}
