import { SeaChart } from '@lading/ui';
import { useMemo } from 'react';
import { useText } from '../../i18n/text.ts';
import { clockOf, type useVoyageWords } from './use-voyage-words.ts';
import { type Call, portsOf, routesOf, type Trace } from './voyage.ts';

interface VoyageChartProps {
  trace: Trace;
  words: ReturnType<typeof useVoyageWords>;
  height?: number;
}

/** The course on a chart: what was sailed, what is to come, and where the ship is; nothing where no port is known by its place. */
export function VoyageChart({ trace, words, height = 380 }: VoyageChartProps) {
  const text = useText();
  const { calls, position, vessel, voyage } = trace;
  const ports = useMemo(() => {
    const note = (call: Call) => {
      const at = calls.indexOf(call);
      const milestone = trace.milestones.findLast((one) => one.call === at);
      return milestone && `${words.say.named(milestone, call)} ${clockOf(milestone.time)}`;
    };
    return portsOf(trace, note);
  }, [trace, calls, words]);
  const routes = useMemo(() => routesOf(trace), [trace]);
  const ship = useMemo(() => {
    if (!position) return undefined;
    const [longitude = 0, latitude = 0] = position.at;
    const name = [vessel, voyage].filter(Boolean).join(' ');
    return {
      name: position.speed ? `${name} · ${position.speed.toFixed(1)} kn` : name,
      at: [longitude, latitude] as const,
      heading: position.heading ?? undefined,
      note: words.positionLines(position)[1],
    };
  }, [position, vessel, voyage, words]);
  if (ports.length < 2) return null;
  const ends = [ports[0], ports.at(-1)].map((port) => calls.find(({ code }) => code === port?.code));
  const [from, to] = ends.map((call) => (call ? words.place(call) : ''));
  return (
    <SeaChart
      title={text('tracking.chart', { from: from ?? '', to: to ?? '' })}
      ports={ports}
      routes={routes}
      vessel={ship}
      height={height}
    />
  );
}
