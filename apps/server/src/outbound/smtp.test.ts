import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Outgoing } from './provider.ts';
import { smtpMail } from './smtp.ts';

const OUT: Outgoing = {
  job: 'otp-1',
  to: 'chen@example.com',
  template: 'passwordChanged',
  params: {},
  subject: '您的密码已修改\r\nBcc: x@example.com',
  text: '陈蔚，您好',
};
const letters: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'user' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong')),
  onRcptTo({ address }, _session, done) {
    const responseCode = address.startsWith('nobody') ? 550 : address.startsWith('later') ? 451 : 0;
    done(responseCode ? Object.assign(new Error('no'), { responseCode }) : null);
  },
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (chunk) => {
      text += chunk;
    });
    stream.on('end', () => {
      letters.push(text);
      done();
    });
  },
});
let port = 0;
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  port = (listening.address() as AddressInfo).port;
});
afterAll(() => void server.close());
const provider = (user = 'user:p%40ss@') =>
  smtpMail({ url: `smtp://${user}127.0.0.1:${port}`, from: '客户门户 <portal@example.com>' });
const to = (address: string): Outgoing => ({ ...OUT, to: address });
const failure = (address: string, by = provider()) => by.send(to(address)).catch(({ kind, code }) => [kind, code]);

it('is sent under a number of ours, and no line of a subject becomes a header', async () => {
  expect(await provider().send(to('chen@example.com'))).toEqual({ id: '<otp-1@example.com>' });
  const [letter = ''] = letters;
  expect(letter).toMatch(/^Message-ID: <otp-1@example.com>\r$/m);
  expect(letter).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(letter).not.toMatch(/^Bcc:/m);
});

it('says what is wrong by what may be done about it', async () => {
  expect(await failure('nobody@example.com')).toEqual(['refused', 'EENVELOPE 550']);
  expect(await failure('later@example.com')).toEqual(['temporary', 'EENVELOPE 451']);
  expect(await failure('chen@example.com', provider('user:wrong@'))).toEqual(['config', 'EAUTH 535']);
  const nobody = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@example.com' });
  expect(await failure('chen@example.com', nobody)).toMatchObject(['temporary', expect.any(String)]);
});

it('is worth another try where a server takes the call and says nothing', async () => {
  const mute = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const url = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const slow = smtpMail({ url, from: 'a@example.com', patience: 200 });
  expect(await failure('chen@example.com', slow)).toEqual(['temporary', 'ETIMEDOUT']);
  mute.close();
});
