import { isIP } from 'node:net';

/** The network of an address, as it is shown to whoever was logged in from there: `203.0.113.*`, `2001:db8:1:*`; never the whole of it. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.*`;
  if (isIP(plain) === 6) return plain.startsWith('::') ? '::*' : `${plain.split(':').slice(0, 3).join(':')}:*`;
  return '';
}
