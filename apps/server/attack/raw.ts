import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request whose target leaves as it is written; clients tidy it before it leaves. Status 0: closed without an answer. It may come `from` another machine: any address of 127.0.0.0/8. */
export function askRaw(
  origin: string,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
  from?: string,
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ host, connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}`);
  const sent = method === 'POST' ? body : '';
  const length = method === 'POST' ? [`content-length: ${Buffer.byteLength(sent)}`] : [];
  const request = [`${method} ${target} HTTP/1.1`, ...lines, ...length, '', sent].join('\r\n');
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const to = { port: Number(port), host: hostname, ...(from && { localAddress: from }) };
    const socket = connect(to, () => socket.write(request));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on('data', (piece) => pieces.push(piece));
    // What was answered before the end counts, however it ended.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(read(Buffer.concat(pieces).toString())));
  });
}

function read(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}
