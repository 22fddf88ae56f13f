import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps private keys in the database so that its rows alone open nothing. */
export interface Wrapping {
  /** `about` names what is wrapped: it opens under the same name only */
  wrap(secret: Buffer, about: string): string;
  /** undefined for what was not wrapped with this key */
  unwrap(kept: string, about: string): Buffer | undefined;
}

const FORM = /^w1\.([\w-]+)\.([\w-]+)\.([\w-]+)$/;
const bytes = (text = '') => Buffer.from(text, 'base64url');

/** AES-256-GCM under the key of the settings; without one, as in a demonstration, keys are kept as they are. */
export function wrappingBy(secretKey: Buffer | undefined): Wrapping {
  if (!secretKey) {
    return {
      wrap: (secret) => secret.toString('base64url'),
      unwrap: (kept) => (FORM.test(kept) ? undefined : bytes(kept)),
    };
  }
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'lading-seal-keys', 32));
  return {
    wrap(secret, about) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return ['w1', ...[nonce, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
    },
    unwrap(kept, about) {
      const [, nonce, text, tag] = FORM.exec(kept) ?? [];
      if (tag === undefined || bytes(tag).length !== 16) return undefined;
      const open = createDecipheriv('aes-256-gcm', key, bytes(nonce)).setAAD(Buffer.from(about)).setAuthTag(bytes(tag));
      try {
        return Buffer.concat([open.update(bytes(text)), open.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
