import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall } from './debian.mjs';
import { onPath, run, start } from './run.mjs';

const DEBIAN = '/usr/lib/postgresql';

function findBinaries() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((path) => existsSync(join(path, 'initdb')));
  const found = onPath('initdb');
  return folder ?? (found && dirname(found));
}

/** PostgreSQL refuses to run as root: the user its package made, else nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : {};
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : 0));
    });
  });

function whenReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (data) => {
      output += data;
      if (output.includes('ready to accept connections')) resolve(undefined);
    });
    server.on('exit', () => reject(new Error(`PostgreSQL did not start.\n${output}`)));
  });
}

/** The process that holds a data folder, also one that `pg_ctl` started anew; undefined where none does. */
function holderOf(data) {
  const [pid] = existsSync(join(data, 'postmaster.pid'))
    ? readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    : [];
  return pid ? Number(pid) : undefined;
}

/** Ends what holds a data folder when this process ends without having stopped it. */
function endWithProcess(data) {
  const end = () => {
    const pid = holderOf(data);
    try {
      if (pid) process.kill(pid, 'SIGQUIT');
    } catch {
      // It is gone already.
    }
  };
  process.on('exit', end);
  return () => void process.off('exit', end);
}

/**
 * A private PostgreSQL on 127.0.0.1 with its data in a temporary folder: { url, pid, stop, control }. `control` is what `pg_ctl` needs to
 * restart it: the program, the folder of the data, a file for its words, and the user who may.
 * { reason } when there is none on this machine and it cannot be installed.
 * @param {{ durable?: boolean }} [options] with `durable` every commit waits for the disk, as in earnest
 */
export async function startPostgres({ durable = false } = {}) {
  const binaries = findBinaries() ?? ((await aptInstall('postgresql')) ? findBinaries() : undefined);
  if (!binaries) return { reason: 'no PostgreSQL on this machine: install it or set TEST_DATABASE_URL' };
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'lading-postgres-'));
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  const password = randomBytes(12).toString('hex');
  writeFileSync(secret, password);
  if (user.uid !== undefined) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid);
  const env = { ...process.env, LC_ALL: 'C' };
  const options = [
    '-D',
    data,
    '-U',
    'lading',
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--no-locale',
    '-N',
  ];
  const made = await run(join(binaries, 'initdb'), options, { quiet: true, cwd: folder, env, ...user });
  if (made.code !== 0) throw new Error(`initdb failed.\n${made.output}`);
  const port = await freePort();
  // What does not outlive the run need not reach the disk.
  const settings = [
    `fsync=${durable ? 'on' : 'off'}`,
    'unix_socket_directories=',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
  ];
  const server = start(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'], ...user },
  );
  const ended = new Promise((resolve) => server.on('exit', resolve));
  await whenReady(server);
  const control = { program: join(binaries, 'pg_ctl'), data, log: join(folder, 'log'), ...user };
  const forget = endWithProcess(data);
  const stop = async () => {
    await run(control.program, ['stop', '-D', data, '-m', 'fast', '-w'], { quiet: true, cwd: folder, env, ...user });
    await ended;
    forget();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://lading:${password}@127.0.0.1:${port}/postgres`, pid: server.pid, stop, control };
}
