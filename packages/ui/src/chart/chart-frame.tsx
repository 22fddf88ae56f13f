import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  forwardRef,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Empty } from '../empty/empty.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { MISSING } from '../format/figures.ts';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { useEdges } from '../foundations/use-edges.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { skeleton } from '../skeleton/skeleton.css.ts';
import { SkeletonBar } from '../skeleton/skeleton.tsx';
import * as styles from './chart.css.ts';
import { Swatch } from './marks.tsx';
import type { DrawingProps } from './readings.tsx';
import { type ChartFormat, type ChartSeries, MOST, numbersOf, plain } from './series.ts';

/** What of it has a name of its own. */
export type ChartPart = 'header' | 'title' | 'unit' | 'picture' | 'table' | 'note';

export interface ChartProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children' | 'title'> {
  /** classes by part: `header` with `title` and `unit`, `picture`, `table` of the figures under it, `note` on what is not drawn */
  classNames?: PartClasses<ChartPart> | undefined;
  /** what is drawn, and its accessible name */
  title: string;
  /** in what it is measured: `USD / 40HQ` */
  unit?: string | undefined;
  /** what the points are: 周, Week; the head of their column in the table */
  pointsName: string;
  /** along the bottom, oldest first */
  points: readonly string[];
  /** five at most are drawn, all stand in the table */
  series: readonly ChartSeries[];
  /** `2,310` when nothing is said */
  format?: ChartFormat | undefined;
  /** of the picture, px */
  height?: number;
  loading?: boolean;
  error?: { message: string; code?: string; onRetry?: () => void } | undefined;
  /** why there is nothing to draw */
  emptyReason?: ReactNode;
}

interface FrameProps extends ChartProps {
  name: string;
  kind: 'line' | 'bar';
  /** loaded when it is needed first */
  Drawing: ComponentType<DrawingProps>;
}

const never = () => () => undefined;
/** False on the server and while the page is taken over. */
const useHere = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function Waiting() {
  const text = useText();
  return (
    <div className={styles.waiting}>
      <VisuallyHidden live>{text('loading')}</VisuallyHidden>
      <div className={`${skeleton} ${styles.waitingBars}`} aria-hidden="true">
        {[...Array(8).keys()].map((bar) => (
          <SkeletonBar key={bar} className={styles.waitingBar} />
        ))}
      </div>
    </div>
  );
}

interface TableProps extends Omit<DrawingProps, 'height'> {
  pointsName: string;
  part: NamePart<ChartPart>;
}

function Table({ title, pointsName, points, series, format, part }: TableProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useEdges(box);
  return (
    <details {...part('table', styles.details)}>
      <summary className={styles.summary}>
        <Icon className={styles.turn} drawing={icons.chevronRight} size="sm" />
        {text('chart.table')}
      </summary>
      <div ref={box} className={styles.scroll}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{pointsName}</th>
              {series.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {series.map(({ id, values }) => (
                  <td key={id}>{format(values[index] ?? '') || MISSING}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Title, legend, states and table of a chart; light, and as high before the picture has come as after. */
export const ChartFrame = /* @__PURE__ */ forwardRef<HTMLElement, FrameProps>(function ChartFrame(
  {
    name,
    kind,
    Drawing,
    title,
    unit,
    pointsName,
    points,
    series,
    format = plain,
    height = 240,
    loading = false,
    error,
    emptyReason,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  const id = useId();
  const here = useHere();
  const seen = series.slice(0, MOST);
  const data = { title, points, format };
  const nothing = points.length === 0 || numbersOf(seen).length === 0;
  const picture = () => {
    if (error) return <ErrorPanel title={text('chart.error')} {...error} />;
    if (loading) return <Waiting />;
    if (nothing) return <Empty title={text('chart.empty')} reason={emptyReason ?? text('chart.emptyReason')} />;
    if (!here) return <Waiting />;
    return (
      <Suspense fallback={<Waiting />}>
        <Drawing {...data} series={seen} height={height} />
      </Suspense>
    );
  };
  return (
    <figure
      data-component={name}
      aria-labelledby={`${id}-title`}
      aria-busy={loading || undefined}
      {...rest}
      ref={ref}
      className={`${styles.chart} ${className}`}
    >
      <figcaption {...part('header', styles.head)}>
        <span {...part('title', styles.title)} id={`${id}-title`}>
          {title}
        </span>
        {unit && <span {...part('unit', styles.unit)}>{unit}</span>}
      </figcaption>
      {kind === 'bar' && seen.length > 1 && (
        <ul className={styles.legend}>
          {seen.map((one, index) => (
            <li key={one.id} className={styles.legendName}>
              <Swatch kind={kind} series={index} id={`${id}-legend-${index}`} />
              {one.name}
            </li>
          ))}
        </ul>
      )}
      <div {...part('picture', styles.body)}>
        <svg className={styles.spacer} width="1" height={height} aria-hidden="true" />
        {picture()}
      </div>
      {series.length > MOST && (
        <p {...part('note', styles.more)}>{text('chart.more', { count: series.length - MOST })}</p>
      )}
      {loading && <p className={styles.later} aria-hidden="true" />}
      {!loading && !error && !nothing && <Table {...data} part={part} pointsName={pointsName} series={series} />}
    </figure>
  );
});
