// Pages that listen, as many as are asked for, over bare sockets: a library at this end would cost more than what is measured.
import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { open } from '../server/rates.mjs';

/** A client's frame of less than 126 bytes, masked with nothing. */
function frameOf(text) {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

/** So many people of one company that are logged in; answers company, ids and tokens. */
export async function growReaders(place, count) {
  const { ask, close } = await open(place);
  try {
    const [{ customer_id: customer, roles, codes }] = await ask(
      "select customer_id, roles, codes from web_users where account = '13800138000'",
    );
    const users = await ask(
      `insert into web_users (customer_id, account, password_hash, name, roles, codes)
       select $1, 'reader' || again, '', 'Reader ' || again, $2, $3 from generate_series(1, $4::int) again returning id`,
      [customer, JSON.stringify(roles), JSON.stringify(codes), count],
    );
    const readers = users.map(({ id }) => ({ id: Number(id), token: randomBytes(32).toString('base64url') }));
    const hash = ({ token }) => createHash('sha256').update(token).digest('hex');
    await ask(
      `insert into sessions (token_hash, user_id, agent, network, idle_until, expires_at)
       select hash, id, 'bench', '', now() + interval '8 hours', now() + interval '7 days'
       from unnest($1::text[], $2::bigint[]) given (hash, id)`,
      [readers.map(hash), readers.map(({ id }) => id)],
    );
    return { customer: Number(customer), readers };
  } finally {
    await close();
  }
}

/** Each frame of a server is whole, or waits for the rest; those longer than 64 kB do not come here. */
function* framesIn(bytes) {
  let at = 0;
  while (bytes.length - at >= 2) {
    const short = bytes[at + 1] & 0x7f;
    const head = short === 126 ? 4 : 2;
    if (bytes.length - at < head) break;
    const size = short === 126 ? bytes.readUInt16BE(at + 2) : short;
    if (bytes.length - at < head + size) break;
    yield { code: bytes[at] & 0x0f, body: bytes.subarray(at + head, at + head + size), end: at + head + size };
    at += head + size;
  }
}

/**
 * A page that logs in and is told when that was taken: `{ close }`. `heard` gets the text of each notice.
 * @param {{ url: string, token: string, address: string, heard: (frame: Buffer) => void }} options
 */
export function join({ url, token, address, heard }) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const page = Promise.withResolvers();
  let rest = Buffer.alloc(0);
  let upgraded = false;
  const obey = ({ code, body }) => {
    if (code === 9) socket.write(Buffer.concat([Buffer.from([0x8a, 0x80 | body.length, 0, 0, 0, 0]), body]));
    else if (code === 8) page.reject(new Error(`closed with ${body.readUInt16BE(0)}`));
    else if (body.length < 16) page.resolve({ close: () => socket.destroy() });
    else heard(body);
  };
  socket.on('connect', () =>
    socket.write(
      `GET /ws/socket/en HTTP/1.1\r\nhost: ${hostname}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n` +
        `x-forwarded-for: ${address}\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    ),
  );
  socket.on('data', (data) => {
    rest = rest.length > 0 ? Buffer.concat([rest, data]) : data;
    if (!upgraded) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!rest.toString('latin1', 0, 12).endsWith('101'))
        return page.reject(new Error(rest.toString('latin1', 0, end)));
      upgraded = true;
      rest = rest.subarray(end + 4);
      // A pong says that the login before it was taken.
      socket.write(Buffer.concat([frameOf(JSON.stringify({ cmd: 'login', text: token })), frameOf('{"cmd":"ping"}')]));
    }
    let end = 0;
    for (const frame of framesIn(rest)) {
      obey(frame);
      end = frame.end;
    }
    rest = rest.subarray(end);
  });
  socket.on('error', page.reject);
  socket.on('close', () => page.reject(new Error('closed')));
  return page.promise;
}
