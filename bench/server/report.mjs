import { median } from '../ui/statistics.mjs';

const of = (rounds, name, scenario, key) =>
  median(rounds.filter((one) => one.name === name).map(({ figures }) => figures[scenario]?.[key] ?? Number.NaN));
const whole = (value) => (Number.isNaN(value) ? '' : value.toFixed(0));
const fine = (value) => (Number.isNaN(value) ? '' : value.toFixed(2));

/** Medians over the rounds; ratios are those of a round, since the machine may be busier in another. */
export function report({ date, cpu, cores, rounds }) {
  const lines = [
    `${date}, ${cores} cores (${cpu}), clients and databases on the same machine.`,
    '',
    '| Database | Call | Server | Calls/s | to before | p50 ms | p95 ms | p99 ms | CPU ms a call | of the database |',
    '|---|---|---|---:|---:|---:|---:|---:|---:|---:|',
  ];
  for (const engine of new Set(rounds.map((one) => one.engine)))
    for (const scenario of Object.keys(rounds[0].figures)) {
      const here = rounds.filter((one) => one.engine === engine);
      for (const name of new Set(here.map((one) => one.name))) {
        const value = (key) => of(here, name, scenario, key);
        const ratios = here.flatMap(({ name: mine, round, figures }) => {
          const first = here.find((one) => one.name === 'before' && one.round === round);
          return mine === name && first ? [figures[scenario].rate / first.figures[scenario].rate] : [];
        });
        const ratio = ratios.length > 0 ? median(ratios) : Number.NaN;
        lines.push(
          `| ${[
            engine,
            scenario,
            name,
            whole(value('rate')),
            fine(ratio),
            fine(value('p50')),
            fine(value('p95')),
            whole(value('p99')),
            fine(value('cpu')),
            fine(value('database')),
          ].join(' | ')} |`,
        );
      }
    }
  return lines.join('\n');
}
