import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A handler that gives out a real sealing key. */
export const mockSealKey = () =>
  mock(contract.user.sealKey, async () => {
    const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    return { kid: 'k1', pub: base64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))) };
  });
