import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds in which what was asked before the end arrives whole. */
const ARRIVAL = 100;
/** Milliseconds in which what had connected by then is let in. */
const ADMISSION = 1_000;
/** Milliseconds from the beginning of the closing until every connection is cut. */
export const CLOSE_WITHIN = 10_000;

/**
 * A busy process does in one turn what takes a second, and reads what arrived meanwhile only in the next: the second of two immediates
 * is after it. A new connection is accepted in one turn and read in the next.
 */
async function readOnce(): Promise<void> {
  for (let turns = 0; turns < 4; turns++) await turn();
}

/** One connection is accepted in a turn, and whatever still waits when the listening ends is reset: goes on until none has come. */
async function letIn(server: Server, within: number): Promise<void> {
  const begun = performance.now();
  let isNew = true;
  const note = () => {
    isNew = true;
  };
  server.on('connection', note);
  while (isNew && performance.now() - begun < within) {
    isNew = false;
    await readOnce();
  }
  server.off('connection', note);
}

interface Connection {
  /** requests that were heard and not yet answered to the last byte */
  open: number;
  /** what had been read when the last answer was out: anything more is the beginning of another request */
  read: number;
}

/**
 * Closes every connection in time: at once what has nothing to say, what is answered when it is, and whatever is left after `within`
 * ms. Answers whether the closing has begun.
 */
export function closeInTime(app: FastifyInstance, within = CLOSE_WITHIN): () => boolean {
  const connections = watchConnections(app.server);
  let isClosing = false;
  const isIdle = (socket: Socket) => {
    const { open, read } = connections.get(socket) ?? { open: 0, read: 0 };
    return open === 0 && socket.bytesRead === read;
  };
  const cut = () => {
    for (const socket of connections.keys()) socket.destroy();
  };
  // Node calls a connection idle as soon as an answer is begun, and leaves those alone that never said a word.
  app.server.closeIdleConnections = () => {
    for (const socket of connections.keys()) if (isIdle(socket)) socket.destroySoon();
  };
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.server.on('request', ({ socket }, response) =>
    response.once('close', async () => {
      // Where the answer was on its way before it could say that it is the last; the next question may have come by then.
      await readOnce();
      if (isClosing && isIdle(socket)) socket.destroySoon();
    }),
  );
  app.addHook('preClose', async () => {
    isClosing = true;
    const deadline = setTimeout(cut, within);
    app.server.once('close', () => clearTimeout(deadline));
    if (!app.server.listening) return clearTimeout(deadline);
    await wait(Math.min(ARRIVAL, within));
    await letIn(app.server, Math.min(ADMISSION, within));
  });
  return () => isClosing;
}

function watchConnections(server: Server): Map<Socket, Connection> {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { open: 0, read: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.open += 1;
    response.once('close', () => {
      connection.open -= 1;
      connection.read = socket.bytesRead;
    });
  });
  // A page's socket is no request any more: it is closed by its own protocol, or by the deadline.
  server.prependListener('upgrade', ({ socket }) => {
    const connection = connections.get(socket as Socket);
    if (connection) connection.open += 1;
  });
  return connections;
}
