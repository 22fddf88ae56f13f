import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { MISSING } from '../format/figures.ts';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { useText } from '../i18n/provider.tsx';
import * as styles from './chart.css.ts';
import { Swatch } from './marks.tsx';
import type { ChartFormat, ChartSeries } from './series.ts';
import { useWidth } from './use-width.ts';

/** What a drawing is made of. */
export interface DrawingProps {
  title: string;
  points: readonly string[];
  /** those that are drawn */
  series: readonly ChartSeries[];
  height: number;
  format: ChartFormat;
}

interface ReadingsProps extends DrawingProps {
  kind: 'line' | 'bar';
  /** the picture at a width, with one point brought out */
  draw: (width: number, active: number | null) => ReactNode;
  /** where a point stands */
  at: (index: number, width: number) => number;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -4,
  PageUp: 4,
  Home: -Infinity,
  End: Infinity,
};

/** A picture that is read point by point: with the mouse, with a finger, with the arrow keys. */
export function Readings({ title, points, series, height, format, kind, draw, at }: ReadingsProps) {
  const text = useText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const measured = useWidth(box);
  const width = measured ?? 0;
  const [active, setActive] = useState<number | null>(null);
  const last = points.length - 1;
  const shown = active === null ? null : Math.min(active, last);
  const x = shown === null ? 0 : at(shown, width);

  // A style attribute in the markup would be refused by a strict policy; a script may set it.
  useLayoutEffect(() => {
    if (tip.current) tip.current.style.translate = `${Math.round(x)}px 0`;
  });

  const point = (event: PointerEvent<HTMLElement>) => {
    const place = event.clientX - (box.current?.getBoundingClientRect().left ?? 0);
    const near = points.reduce(
      (best, _, index) => (Math.abs(at(index, width) - place) < Math.abs(at(best, width) - place) ? index : best),
      0,
    );
    setActive(near);
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') setActive(null);
  };
  const key = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (event.key === 'Escape' && shown !== null) setActive(null);
    else if (step !== undefined) setActive(Math.max(0, Math.min(last, (shown ?? last) + step)));
    else return;
    event.preventDefault();
  };

  const words = (index: number) =>
    text('chart.point', {
      point: points[index] ?? '',
      values: series
        .map(({ name, values }) => text('chart.value', { name, value: written(values[index], format) }))
        .join(text('chart.and')),
    });
  return (
    <div
      ref={box}
      className={styles.readings}
      role="slider"
      tabIndex={0}
      aria-label={text('chart.readings', { title })}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(shown ?? last) + 1}
      aria-valuetext={words(shown ?? last)}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={leave}
      onFocus={() => setActive((before) => before ?? last)}
      onBlur={() => setActive(null)}
      onKeyDown={key}
    >
      <svg
        className={styles.picture}
        width="100%"
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {measured !== undefined && draw(measured, shown)}
      </svg>
      {shown !== null && (
        <div ref={tip} className={styles.tip} data-side={x > width / 2 ? 'start' : 'end'} aria-hidden="true">
          <div className={styles.tipBox}>
            <p className={styles.tipPoint}>{points[shown]}</p>
            {series.map(({ id: key, name, values }, index) => (
              <p key={key} className={styles.tipLine}>
                <Swatch kind={kind} series={index} id={`${id}-tip-${index}`} />
                <span className={styles.tipName}>{name}</span>
                <span className={styles.tipValue}>{written(values[shown], format)}</span>
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const written = (value: string | number | null | undefined, format: ChartFormat): string =>
  value === null || value === undefined || value === '' ? MISSING : format(value);
