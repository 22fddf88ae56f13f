import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Holder {
  readonly pid: number;
  readonly started: string;
  readonly host: string;
  readonly nonce: string;
}

/** The folder belongs to a living process. */
export class FolderLocked extends Error {
  readonly holder: { pid: number; host: string };
  constructor(dir: string, holder: Holder) {
    super(`${dir} is in use by process ${holder.pid} on ${holder.host}`);
    this.holder = holder;
  }
}

const BEAT = 2_000;

/** When a process started, as its system tells it; null when no such process runs. A pid alone is soon used again. */
export function startTime(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in brackets may hold spaces; the start is the 22nd field of all.
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
    }
    const ask: [string, string[]] =
      process.platform === 'win32'
        ? ['powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`]]
        : ['ps', ['-o', 'lstart=', '-p', String(pid)]];
    return execFileSync(ask[0], ask[1], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null;
  } catch {
    return null;
  }
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

const modified = (file: string) => {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
};

// A process of another host (or container) cannot be looked up: a live one touches its lock every two seconds.
async function alive(file: string, holder: Holder): Promise<boolean> {
  if (holder.host === hostname()) return startTime(holder.pid) === holder.started;
  const before = modified(file);
  if (Date.now() - before > 10 * BEAT) return false;
  for (let waited = 0; waited < 3.5 * BEAT; waited += BEAT / 4) {
    await wait(BEAT / 4);
    if (modified(file) !== before) return true;
  }
  return false;
}

function create(file: string, holder: Holder): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, JSON.stringify(holder));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

// Two starters may find the same stale lock: the one that moved away somebody's new lock puts it back.
function discard(file: string, stale: Holder | null, nonce: string): void {
  const aside = `${file}.${nonce}`;
  try {
    renameSync(file, aside);
    if (stale && read(aside)?.nonce !== stale.nonce) linkSync(aside, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Takes a folder for this process; answers the function that gives it back. A lock whose process is gone, or whose pid
 * now belongs to another process, is taken over. Throws FolderLocked when a living process holds it.
 */
export async function lockFolder(dir: string): Promise<() => void> {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'server.lock');
  const own = { pid: process.pid, started: startTime(process.pid) ?? '', host: hostname(), nonce: randomUUID() };
  while (!create(file, own)) {
    let holder = read(file);
    // An empty file is one that is being written this very moment, or whose writer was killed.
    if (!holder) {
      await wait(100);
      holder = read(file);
    }
    if (holder && (await alive(file, holder))) throw new FolderLocked(dir, holder);
    discard(file, holder, own.nonce);
  }
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // The folder is gone; the database will say so.
    }
  }, BEAT).unref();
  const unlock = () => {
    clearInterval(beat);
    process.off('exit', unlock);
    if (read(file)?.nonce === own.nonce) rmSync(file, { force: true });
  };
  process.on('exit', unlock);
  return unlock;
}
