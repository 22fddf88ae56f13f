import { type MessageId, useText } from '../i18n/provider.tsx';
import { useMedia } from '../theme/use-media.ts';
import wideUrl from './chart-north-pacific.svg?no-inline';
import narrowUrl from './chart-north-pacific-narrow.svg?no-inline';
import * as css from './sea-chart.css.ts';

interface Port {
  name: MessageId;
  x: number;
  y: number;
  /** where the name stands, from the ring */
  dx: number;
  dy: number;
  anchor?: 'start' | 'middle' | 'end';
}

const WIDE: Port[] = [
  { name: 'shell.port.shanghai', x: 186.4, y: 379.6, dx: -9, dy: -8, anchor: 'end' },
  { name: 'shell.port.ningbo', x: 187.3, y: 393.4, dx: -9, dy: 14, anchor: 'end' },
  { name: 'shell.port.shenzhen', x: 113.1, y: 471.4, dx: -9, dy: -7, anchor: 'end' },
  { name: 'shell.port.losAngeles', x: 1326.4, y: 350, dx: 10, dy: 18 },
  { name: 'shell.port.seattle', x: 1286.9, y: 175, dx: 10, dy: 4 },
];
const NARROW: Port[] = [
  { name: 'shell.port.ningbo', x: 73.5, y: 157.6, dx: -8, dy: 14, anchor: 'middle' },
  { name: 'shell.port.losAngeles', x: 320.1, y: 148.2, dx: 6, dy: 20, anchor: 'middle' },
];

/**
 * The North Pacific of the home page. The lines stand in an external SVG file whose parts take their colour from here,
 * so one file serves every theme and none of it is in a script. A phone gets a crop of its own.
 */
export function SeaChart() {
  const narrow = useMedia('(max-width: 639.98px)');
  const url = narrow ? narrowUrl : wideUrl;
  const layer = (id: string, style: string) => <use href={`${url}#${id}`} className={style} />;
  return (
    <svg
      className={narrow ? css.narrowChart : css.chart}
      viewBox={narrow ? '0 0 390 300' : '0 0 1440 680'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {layer('graticule', css.graticule)}
      {layer('isobaths', css.isobaths)}
      {layer('land', css.land)}
      {layer('soundings', css.soundings)}
      {layer('courses', css.courses)}
      {narrow ? null : <Legs />}
      <Ports ports={narrow ? NARROW : WIDE} size={narrow ? 4.5 : 5.5} />
      {narrow ? null : layer('neatline', css.neatline)}
      {narrow ? null : layer('longitudes', css.longitudes)}
    </svg>
  );
}

/** Great-circle legs: where the words run along their line. */
const Legs = () => (
  <g className={css.leg}>
    <text transform="translate(1052.5 206.9) rotate(16)">NGB–LAX 5,787 nm</text>
    <text transform="translate(469.4 163.2) rotate(-34.1)">SHA–SEA 5,143 nm</text>
  </g>
);

function Ports({ ports, size }: { ports: Port[]; size: number }) {
  const text = useText();
  return ports.map(({ name, x, y, dx, dy, anchor = 'start' }) => (
    <g key={name}>
      <circle className={css.ring} cx={x} cy={y} r={size} />
      <circle className={css.dot} cx={x} cy={y} r={size * 0.36} />
      <text className={css.portName} x={x + dx} y={y + dy} textAnchor={anchor}>
        {text(name)}
      </text>
    </g>
  ));
}
