import { afterEach, expect, it, vi } from 'vitest';
import { canSeal, sealSecret } from './seal.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const base64Url = (data: ArrayBuffer) => Buffer.from(data).toString('base64url');
const fromBase64Url = (text: string | undefined) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));
const bytes = (text: string) => new TextEncoder().encode(text);

/** The server's half, written from the format and not from the code under test. */
async function open(privateKey: CryptoKey, path: string, sealed: string): Promise<string> {
  const [version, kid, time, publicKey, iv, text] = sealed.split('.');
  if (version !== 'v1') throw new Error('version');
  const salt = fromBase64Url(publicKey);
  const { subtle } = crypto;
  const peer = await subtle.importKey('raw', salt, CURVE, false, []);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: peer }, privateKey, 256);
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: bytes('portal-secret-v1') },
    await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const additionalData = bytes(`${kid}|${path}|${time}`);
  return new TextDecoder().decode(
    await subtle.decrypt({ name: 'AES-GCM', iv: fromBase64Url(iv), additionalData }, key, fromBase64Url(text)),
  );
}

afterEach(() => vi.unstubAllGlobals());

it('seals for one server, path and time', async () => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, ['deriveBits']);
  const key = { kid: 'k-1', pub: base64Url(await crypto.subtle.exportKey('raw', publicKey)) };
  const sealed = await sealSecret(key, '/user/portal/pub/login.do', '密码 Lading2026');
  expect(sealed).toMatch(/^v1\.k-1\.[0-9a-z]+(?:\.[\w-]+){3}$/);
  expect(Math.abs(Number.parseInt(sealed.split('.')[2] ?? '', 36) - Date.now())).toBeLessThan(5_000);
  expect(await open(privateKey, '/user/portal/pub/login.do', sealed)).toBe('密码 Lading2026');
  await expect(open(privateKey, '/other.do', sealed)).rejects.toThrow();
  expect(await sealSecret(key, '/a', 'x')).not.toBe(await sealSecret(key, '/a', 'x'));
});

it('says what is missing on an insecure page', async () => {
  vi.stubGlobal('crypto', {});
  expect(canSeal()).toBe(false);
  await expect(sealSecret({ kid: 'k', pub: '' }, '/a', 'x')).rejects.toThrow('https');
});
