import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median, spread } from './statistics.mjs';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** What a program of this folder says as JSON, in a process of its own. */
export function ask(program, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path(program), ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stderr}`);
  return JSON.parse(stdout);
}

/** Each round begins with another one, so that nobody always follows the same neighbour. */
const turned = (list, round) => list.map((_, at) => list[(at + round) % list.length]);

/**
 * Asks everybody once a round, `rounds` times. `question` gives an object of numbers.
 * @template {string} Id
 * @param {Id[]} ids
 * @returns {Map<Id, object[]>} the answers by round
 */
export function inRounds(ids, rounds, question) {
  const answers = new Map(ids.map((id) => [id, []]));
  for (let round = 0; round < rounds; round++)
    for (const id of turned(ids, round)) answers.get(id)[round] = question(id);
  return answers;
}

/** Median, spread, and the ratio to the limit: taken within each round, then the median of those. */
export function summary(times, limits) {
  const ratios = times.map((time, round) => time / limits[round]);
  return { time: median(times), spread: spread(times), ratio: median(ratios), ratioSpread: spread(ratios) };
}
