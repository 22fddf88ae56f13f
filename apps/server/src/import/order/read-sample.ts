import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, isAbsolute, relative, resolve } from 'node:path';
import type { Problem } from '../problem.ts';
import { problem } from './problems.ts';

const LARGEST = 10 * 1024 * 1024;

export interface SampleBytes {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

// The content says what it is; the name only what it claims.
const KINDS: readonly (readonly [start: string, contentType: string, extension: string])[] = [
  ['255044462d', 'application/pdf', 'pdf'],
  ['89504e470d0a1a0a', 'image/png', 'png'],
  ['ffd8ff', 'image/jpeg', 'jpg'],
];

/** Reads a sample that lies beside the import file, and says why it cannot be taken. */
export function readSample(file: string, baseDir: string, path: string): { sample?: SampleBytes; problems: Problem[] } {
  const refused = (id: 'sampleFile' | 'samplePath' | 'sampleKind' | 'sampleSize') => ({
    problems: [problem(id, path, file)],
  });
  let full: string;
  let folder: string;
  try {
    folder = realpathSync(baseDir);
    full = realpathSync(resolve(folder, file));
    if (!statSync(full).isFile()) return refused('sampleFile');
  } catch {
    return refused('sampleFile');
  }
  const inside = relative(folder, full);
  if (inside.startsWith('..') || isAbsolute(inside)) return refused('samplePath');
  if (statSync(full).size > LARGEST) return refused('sampleSize');
  const bytes = readFileSync(full);
  const kind = KINDS.find(([start]) => bytes.subarray(0, start.length / 2).toString('hex') === start);
  if (!kind) return refused('sampleKind');
  const [, contentType, extension] = kind;
  // A page decides by the path whether to show a frame or an image, so the name must not mislead it.
  const stem = basename(file).replace(/\.[^.]*$/, '');
  const name = extension === 'pdf' ? stem : stem.replace(/pdf/gi, 'scan');
  return { sample: { name: `${name}.${extension}`, contentType, bytes }, problems: [] };
}
