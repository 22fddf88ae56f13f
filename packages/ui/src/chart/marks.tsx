import * as styles from './marks.css.ts';

/** A shape for each line, beside its colour and its dashes. */
const SHAPES = [
  'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z',
  'M-3 -3h6v6h-6Z',
  'M0 -4L4 3h-8Z',
  'M0 -4.5L4.5 0L0 4.5L-4.5 0Z',
  'M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5',
];

/** The point of a line. */
export const Marker = ({ series, x, y }: { series: number; x: number; y: number }) => (
  <path
    className={styles.marker}
    data-series={series + 1}
    d={SHAPES[series] ?? ''}
    transform={`translate(${x} ${y})`}
  />
);

/** What fills the bars from the third on; the first two are told apart by light and outline. */
const FILLS = ['', '', 'M-1 5L5 -1M-1 1L1 -1M3 5L5 3', 'M0 1h4', 'M1 1h1M3 3h1'];

/** The patterns of one picture: a picture that draws bars holds them once. */
export const Patterns = ({ id, count }: { id: string; count: number }) => (
  <defs>
    {FILLS.slice(0, count).map(
      (d, series) =>
        d && (
          <pattern key={d} id={`${id}-${series}`} width="4" height="4" patternUnits="userSpaceOnUse">
            <path className={styles.hatch} data-series={series + 1} d={d} />
          </pattern>
        ),
    )}
  </defs>
);
export const fillOf = (id: string, series: number): string | undefined =>
  FILLS[series] ? `url(#${id}-${series})` : undefined;

/** A piece of a line with its shape, or a piece of a bar, for legends and tooltips. */
export const Swatch = ({ kind, series, id }: { kind: 'line' | 'bar'; series: number; id: string }) => (
  <svg className={styles.swatch} width="20" height="12" viewBox="0 0 20 12" aria-hidden="true">
    {kind === 'line' ? (
      <>
        <path className={styles.line} data-series={series + 1} d="M0 6H20" />
        <Marker series={series} x={10} y={6} />
      </>
    ) : (
      <>
        <Patterns id={id} count={series + 1} />
        <rect
          className={styles.bar}
          data-series={series + 1}
          x="4.5"
          y="0.5"
          width="11"
          height="11"
          fill={fillOf(id, series)}
        />
      </>
    )}
  </svg>
);
