import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';

export interface Asked {
  /** 0 where nothing was answered */
  readonly status: number;
  readonly failure: string;
}
export type Asking = (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Asked>;

const PATIENCE = 10_000;

// A customer names the address: nothing inside the house, this machine or a network of its own is ever called for him.
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');
// Of the newer addresses only those that are given out to the public.
const OUTSIDE = new BlockList();
OUTSIDE.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the public network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !INSIDE.check(address, 'ipv4');
  return family === 6 && OUTSIDE.check(address, 'ipv6') && !INSIDE.check(address, 'ipv6');
}

/** Whether it may be called at all: by TLS, at the usual port, without a name and password, and no address in figures. */
export function isHookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname, hash } = new URL(text);
  const plain = username === '' && password === '' && hash === '' && (port === '' || port === '443');
  return protocol === 'https:' && plain && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
}

/** Posts it, to the address that was looked at and to no other; redirects are not followed, and what is answered is not read. */
export const askPublic: Asking = async (url, headers, body) => {
  if (!isHookUrl(url)) return { status: 0, failure: 'not an address to be called' };
  const { hostname } = new URL(url);
  const found = await lookup(hostname, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) return { status: 0, failure: 'name not found' };
  if (!found.every(({ address }) => isPublicAddress(address))) return { status: 0, failure: 'not a public address' };
  return new Promise((resolve) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Lading-Webhook/1' },
        // What was looked at is what is called, whatever the name means by then.
        lookup: (_name, options, done) => (options.all ? done(null, [first]) : done(null, first.address, first.family)),
        agent: false,
        timeout: PATIENCE,
      },
      (answer) => {
        answer.destroy();
        resolve({ status: answer.statusCode ?? 0, failure: '' });
      },
    );
    const late = setTimeout(() => asked.destroy(new Error('no answer')), PATIENCE);
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', (error: NodeJS.ErrnoException) => resolve({ status: 0, failure: error.code ?? error.message }));
    asked.on('close', () => clearTimeout(late));
    asked.end(body);
  });
};
