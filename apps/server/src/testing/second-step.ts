import { contract } from '@lading/api-client/contract';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { figuresOf, stepAt } from '../user/second/totp.ts';
import { PASSWORD } from './fixture.ts';
import { ACCOUNTS, type TestServer } from './server.ts';

const { beginSecondFactor, confirmSecondFactor, login, proveSecondFactor } = contract.user;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret as it is typed. */
export const SECRET = /^(?:[A-Z2-7]{4} ?){8}$/;

/** What an app shows for a secret that was typed into it: now, or some steps later. */
export function appOf(secret: string, later = 0): string {
  const bits = [...secret.replaceAll(' ', '')].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return figuresOf(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))), stepAt(Date.now()) + later);
}

/** Holds the clock in the tests of a file, so that no figures grow old between two of its lines. */
export function holdClock(): void {
  beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
}

/** What the refusal of a login brings that asks for a second step. */
export interface Asked {
  readonly path: string;
  readonly ticket: string;
  readonly url?: string;
  readonly secret?: string;
}

/** People with two steps to log in, on one server. */
export function twofold(server: Pick<TestServer, 'call' | 'login'>) {
  const enter = (account = ACCOUNTS.customer) => server.call(login, { account, password: PASSWORD });
  return {
    enter,
    /** Switches it on by the figures of the step before, so that those of now are still good. */
    async switchOn(account = ACCOUNTS.customer) {
      const token = await server.login(account);
      const { data } = await server.call(beginSecondFactor, undefined, token);
      const { data: on } = await server.call(confirmSecondFactor, { code: appOf(data.secret, -1) }, token);
      return { token, ...data, recovery: on.recovery };
    },
    /** The first step, which the second follows. */
    async first(account?: string): Promise<Asked> {
      const { code, data } = await enter(account);
      const asked = data as unknown as Asked;
      expect([code, asked.path]).toEqual(['0', 'second']);
      return asked;
    },
    prove: (ticket: string, code: string) => server.call(proveSecondFactor, { ticket, code }),
  };
}
