import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The make of this processor: soft edges of pictures are worked out by instructions that not every one has. */
export function processor() {
  const info = existsSync('/proc/cpuinfo') ? readFileSync('/proc/cpuinfo', 'utf8') : '';
  const number = (name) => new RegExp(`^${name}\\s*: (\\d+)`, 'm').exec(info)?.[1];
  return [cpus()[0]?.model, number('cpu family'), number('model')].filter(Boolean).join(' ');
}
