import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';

/** A handler that gives out a real sealing key. */
export async function mockSealKey() {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  return mock(contract.user.sealKey, { kid: 'k1', pub: Buffer.from(raw).toString('base64url') });
}
