/** The public half of the server's sealing key, both parts in base64url. */
export interface SealKey {
  kid: string;
  pub: string;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const bytes = (text: string) => new TextEncoder().encode(text);

const toBase64Url = (data: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Browsers hide WebCrypto from pages that came over plain http from another machine. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * Seals a submitted secret on top of TLS: ECDH P-256, HKDF-SHA-256, AES-256-GCM, bound to key, path and time.
 * @param path of the call that carries it
 * @returns `v1.kid.time.publicKey.iv.ciphertext`; the server takes it once and within two minutes
 * @throws Error where `canSeal()` is false
 */
export async function sealSecret(key: SealKey, path: string, text: string): Promise<string> {
  if (!canSeal()) throw new Error('A secret can only be sealed on a secure page: use https or localhost');
  const { subtle } = crypto;
  const own = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const server = await subtle.importKey('raw', fromBase64Url(key.pub), CURVE, false, []);
  const salt = await subtle.exportKey('raw', own.publicKey);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: server }, own.privateKey, 256);
  const aes = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: bytes('portal-secret-v1') },
    await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const time = Date.now().toString(36);
  const additionalData = bytes(`${key.kid}|${path}|${time}`);
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, aes, bytes(text));
  return ['v1', key.kid, time, toBase64Url(salt), toBase64Url(iv), toBase64Url(sealed)].join('.');
}
