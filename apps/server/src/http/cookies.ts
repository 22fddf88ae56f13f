import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookie {
  /** the calls it is sent with */
  readonly path: string;
  readonly seconds: number;
}

/** Cookies that no script reads and no other site sends along; behind https they never leave unencrypted. */
export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, cookie: Cookie): void;
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Cookies {
  const full = (name: string) => (isSecure ? `__Secure-${name}` : name);
  return {
    get(name) {
      const start = `${full(name)}=`;
      const pairs = (request.headers.cookie ?? '').split('; ');
      return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
    },
    set(name, value, { path, seconds }) {
      const secure = isSecure ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${full(name)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
