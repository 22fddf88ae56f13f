import { milesAlong, placeOn, pointsAlong } from '../art/chart-course.ts';
import { useFormat } from '../format/use-format.ts';
import { useText } from '../i18n/provider.tsx';
import { type Label, placeLabels } from './labels.ts';
import { courseOn } from './land.ts';
import { placesOf, type SeaPort, type SeaRoute, type SeaVessel } from './places.ts';
import * as css from './sea-chart.css.ts';
import type { Point, Sheet } from './sheet.ts';
import { useNames } from './use-names.ts';

/** A leg this long has room for its length, px. */
const LONG = 240;

export interface DrawnProps {
  sheet: Sheet;
  ports: readonly SeaPort[];
  points: readonly Point[];
  routes: readonly SeaRoute[];
  vessel: SeaVessel | undefined;
  active: number | null;
  selected: string | undefined;
}

function Route({ route, sheet, ports }: { route: SeaRoute; sheet: Sheet; ports: readonly SeaPort[] }) {
  const text = useText();
  const { packages } = useFormat();
  const places = placesOf(route, ports);
  if (places.length < 2) return null;
  const points = pointsAlong(places).map(sheet.near);
  const inside = points.filter(([x, y]) => x > 0 && y > 0 && x < sheet.width && y < sheet.height);
  const [first, last] = [inside[0], inside.at(-1)];
  const room = first && last ? Math.hypot(last[0] - first[0], last[1] - first[1]) : 0;
  return (
    <>
      <path className={css.course} data-state={route.state ?? 'sailed'} d={courseOn(points, sheet.width)} />
      {room > LONG && (
        <text className={css.leg} transform={placeOn(inside, 0.5, 5)}>
          {text('seaChart.miles', { miles: packages(Math.round(milesAlong(places))) })}
        </text>
      )}
    </>
  );
}

const Name = ({ label, words }: { label: Label | null | undefined; words: string }) =>
  label && (
    <text className={css.name} x={label.x} y={label.y} textAnchor={label.anchor}>
      {words}
    </text>
  );

/** A ship seen from above; its bow points where she goes. */
function Ship({ at: [x, y], heading = 90 }: { at: Point; heading: number | undefined }) {
  return (
    <path
      className={css.vessel}
      d="M0 -11C4 -6 5 -3 5 2V9H-5V2C-5 -3 -4 -6 0 -11Z"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${heading})`}
    />
  );
}

/** Courses, ports and the ship: what the pen adds to the paper. */
export function Drawn({ sheet, ports, points, routes, vessel, active, selected }: DrawnProps) {
  const { nameOf } = useNames();
  const ship = vessel && sheet.near(vessel.at);
  const labels = placeLabels(
    [
      ...(vessel && ship ? [{ at: ship, words: vessel.name, reach: 13 }] : []),
      ...ports.map((port, index) => ({ at: points[index] as Point, words: nameOf(port) })),
    ],
    sheet,
  );
  const ofPorts = vessel ? labels.slice(1) : labels;
  return (
    <>
      {routes.map((route) => (
        <Route key={route.id} route={route} sheet={sheet} ports={ports} />
      ))}
      {ports.map((port, index) => {
        const [x, y] = points[index] as Point;
        return (
          <g key={port.code}>
            {(port.found || selected === port.code) && (
              <rect className={css.chosen} x={x - 9} y={y - 9} width={18} height={18} />
            )}
            {active === index && <circle className={css.reached} cx={x} cy={y} r={10} />}
            <circle className={css.ring} cx={x} cy={y} r={5} />
            <circle className={css.heart} cx={x} cy={y} r={1.9} />
            <Name label={ofPorts[index]} words={nameOf(port)} />
          </g>
        );
      })}
      {vessel && ship && (
        <>
          <Ship at={ship} heading={vessel.heading} />
          <Name label={labels[0]} words={vessel.name} />
        </>
      )}
    </>
  );
}
