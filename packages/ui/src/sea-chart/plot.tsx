import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import type { Ring } from './coast.ts';
import { Drawn } from './drawn.tsx';
import { writtenPlace } from './graticule.ts';
import { Paper } from './paper.tsx';
import type { ChartBounds, SeaPort, SeaRoute, SeaVessel } from './places.ts';
import * as css from './sea-chart.css.ts';
import { type Point, type Sheet, sheetOf } from './sheet.ts';
import { useNames } from './use-names.ts';
import { walked } from './walk.ts';

interface PlotProps {
  title: string;
  bounds: ChartBounds;
  width: number;
  height: number;
  rings: readonly Ring[] | null | undefined;
  ports: readonly SeaPort[];
  places: boolean;
  routes: readonly SeaRoute[];
  vessel: SeaVessel | undefined;
  selected: string | undefined;
  onSelect: ((code: string) => void) | undefined;
}

/** A finger is not as precise as a mouse, px. */
const REACH = 24;

/** The port at a place of the sheet. */
function portAt(points: readonly Point[], [x, y]: Point): number | null {
  let best: number | null = null;
  let least = REACH;
  points.forEach((point, at) => {
    const away = Math.hypot(point[0] - x, point[1] - y);
    if (away < least) [best, least] = [at, away];
  });
  return best;
}

function Tip({ port, named, at: [x, y], sheet }: { port: SeaPort; named: boolean; at: Point; sheet: Sheet }) {
  const { nameOf } = useNames();
  const tip = useRef<HTMLDivElement>(null);
  // A style attribute in the markup would be refused by a strict policy; a script may set it.
  useLayoutEffect(() => {
    if (tip.current) tip.current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  });
  return (
    <div
      ref={tip}
      className={css.tip}
      data-side={x > sheet.width / 2 ? 'start' : 'end'}
      data-line={y > sheet.height / 2 ? 'above' : 'below'}
      aria-hidden="true"
    >
      <div className={css.tipBox}>
        <p className={css.tipName}>
          {nameOf(port)} {named && <span className={css.code}>{port.code}</span>}
        </p>
        <p className={css.tipPlace}>{writtenPlace(port.at)}</p>
        {port.note && <p>{port.note}</p>}
      </div>
    </div>
  );
}

/** The picture, and the list of its ports that lies over it: walked by arrows, read by a screen reader, pressed by a finger. */
export function Plot({ title, bounds, width, height, rings, ports, places, onSelect, selected, ...drawn }: PlotProps) {
  const text = useText();
  const id = useId();
  const { nameOf } = useNames();
  const sheet = useMemo(() => sheetOf(bounds, width, height), [bounds, width, height]);
  const points = useMemo(() => ports.map(({ at }) => sheet.near(at)), [ports, sheet]);
  const [at, setAt] = useState<number | null>(null);
  const active = at === null || at >= ports.length ? null : at;
  const chosen = ports.findIndex(({ code }) => code === selected);
  const begin = Math.max(0, chosen);
  const take = (index: number | null) => {
    const port = index === null ? undefined : ports[index];
    if (port) onSelect?.(port.code);
  };

  const key = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = walked(event.key, points, active ?? begin);
    if (to !== undefined) setAt(to);
    else if (event.key === 'Enter' || event.key === ' ') take(active);
    else if (event.key === 'Escape' && active !== null) setAt(null);
    else return;
    event.preventDefault();
  };
  const under = (event: PointerEvent<HTMLElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return portAt(points, [event.clientX - left, event.clientY - top]);
  };
  const port = active === null ? undefined : ports[active];
  return (
    <div className={css.sheet}>
      <svg className={css.picture} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Paper rings={rings} sheet={sheet} />
        <Drawn {...drawn} sheet={sheet} ports={ports} points={points} active={active} selected={selected} />
      </svg>
      {ports.length > 0 && (
        <div
          className={css.plot}
          role="listbox"
          tabIndex={0}
          aria-label={text(places ? 'seaChart.walkPlaces' : 'seaChart.walk', { title })}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          onFocus={() => setAt((before) => before ?? begin)}
          onBlur={() => setAt(null)}
          onKeyDown={key}
          onPointerMove={(event) => setAt(under(event))}
          onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(null)}
          onPointerDown={(event) => {
            const found = under(event);
            setAt(found);
            take(found);
          }}
        >
          {ports.map((one, index) => (
            <div key={one.code} id={`${id}-${index}`} role="option" tabIndex={-1} aria-selected={one.code === selected}>
              <VisuallyHidden>
                {[nameOf(one), !places && one.code, writtenPlace(one.at), one.note]
                  .filter(Boolean)
                  .join(text('chart.and'))}
              </VisuallyHidden>
            </div>
          ))}
        </div>
      )}
      {port && active !== null && <Tip port={port} named={!places} at={points[active] as Point} sheet={sheet} />}
    </div>
  );
}
