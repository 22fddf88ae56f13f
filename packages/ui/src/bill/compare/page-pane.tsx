import type { BillComparison, BillRecord } from '@lading/validators/bill';
import { type CSSProperties, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../button/index.ts';
import type { HeldRef } from '../../foundations/held-ref.ts';
import { useLayoutEffect } from '../../foundations/layout-effect.ts';
import { useStable } from '../../foundations/use-stable.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { useMedia } from '../../theme/use-media.ts';
import { BillFramesProvider } from '../bill-frames.ts';
import { BillPaper } from '../bill-paper.tsx';
import type { BillMarks } from './marks.ts';
import * as styles from './page.css.ts';
import { fitTo, lastFit } from './page-fit.ts';
import { boxFrames, rowFrames } from './page-frames.ts';

const PHONE = '(max-width: 639.98px)';
const STEPS = [0.25, 0.33, 0.43, 0.55, 0.7, 0.85, 1, 1.25, 1.5];
/** Where nothing can be measured: the pane of the design. */
const FIT = 0.427;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** How far the page is zoomed: to the width of the pane until the reader chooses. */
export function useZoom() {
  const [chosen, setChosen] = useState<number>();
  const [fit, setFit] = useState(lastFit);
  // What a bill needs beyond the width of the page, known once it was laid out.
  const [wide, setWide] = useState(1);
  const zoom = chosen ?? (fit ?? FIT) / wide;
  const by = (direction: 1 | -1) => {
    const next = direction === 1 ? STEPS.find((at) => at > zoom + 0.01) : STEPS.findLast((at) => at < zoom - 0.01);
    if (next !== undefined) setChosen(next);
  };
  return { zoom, measured: fit !== undefined, setFit, setWide, by, reset: () => setChosen(undefined) };
}
export type Zoom = ReturnType<typeof useZoom>;

function useFit(ref: RefObject<HTMLElement | null>, { setFit }: Zoom) {
  const phone = useMedia(PHONE);
  useEffect(() => {
    const pane = ref.current;
    if (!pane || typeof ResizeObserver === 'undefined') return setFit(FIT);
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setFit(fitTo(width, phone));
    });
    observer.observe(pane);
    return () => observer.disconnect();
  }, [ref, phone, setFit]);
}

const wides = new WeakMap<BillRecord, number>();

/** A bill whose figures need more than the width of the page is drawn smaller, so that none is cut; a phone scrolls. */
function useWide(ref: RefObject<HTMLElement | null>, record: BillRecord, setWide: Zoom['setWide']) {
  useBrowserLayoutEffect(() => {
    const known = wides.get(record);
    setWide(known ?? 1);
    if (known !== undefined) return;
    // Asked when it is laid out anyway.
    const frame = requestAnimationFrame(() => {
      const { scrollWidth = 0, clientWidth = 0 } = ref.current ?? {};
      if (clientWidth === 0 || matchMedia(PHONE).matches) return;
      wides.set(record, Math.max(1, scrollWidth / clientWidth));
      setWide(wides.get(record) ?? 1);
    });
    return () => cancelAnimationFrame(frame);
  }, [ref, record, setWide]);
}

/** The tables draw themselves; their rows are framed from here, and the current field is brought into view. */
export function useRowFrames(ref: RefObject<HTMLElement | null>, frames: ReturnType<typeof rowFrames>) {
  useBrowserLayoutEffect(() => {
    const sheet = ref.current;
    const rows = {
      goods: sheet?.querySelectorAll('[data-component=GoodsTable] > tbody > tr'),
      containers: sheet?.querySelectorAll('[data-component=ContainersTable] > tbody > tr'),
    };
    const framed = frames.flatMap(({ table, at, path, look, current }) => {
      const row = rows[table]?.item(at);
      if (!(row instanceof HTMLElement)) return [];
      row.dataset['path'] = path;
      row.dataset['frame'] = look;
      if (current) row.dataset['current'] = '';
      return row;
    });
    return () => {
      for (const { dataset } of framed) {
        delete dataset['path'];
        delete dataset['frame'];
        delete dataset['current'];
      }
    };
  }, [ref, frames]);
}

/** A press on what stands out leads to its card: a short cut for the mouse, the list leads there too. */
function usePress(ref: RefObject<HTMLElement | null>, onPath: (path: string) => void) {
  const calls = useStable({ onPath });
  useEffect(() => {
    const pane = ref.current;
    const press = ({ target }: MouseEvent) => {
      const path = target instanceof Element && target.closest<HTMLElement>('[data-path]')?.dataset['path'];
      if (path) calls.onPath(path);
    };
    pane?.addEventListener('click', press);
    return () => pane?.removeEventListener('click', press);
  }, [ref, calls]);
}

const Page = memo(BillPaper);

// With the element: set afterwards it would style all of the page a second time.
const zoomed = (zoom: number): CSSProperties & Record<'--ld-page-zoom', number> => ({ zoom, '--ld-page-zoom': zoom });

interface SheetProps {
  record: BillRecord;
  comparison: BillComparison;
  marks: BillMarks;
  current: string | undefined;
  zoom: Zoom;
}

/** The page itself, at its size from the first drawing on. */
function Sheet({ record, comparison, marks, current, zoom }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const boxes = useMemo(() => boxFrames(comparison, marks, current), [comparison, marks, current]);
  const rows = useMemo(() => rowFrames(comparison, marks, current), [comparison, marks, current]);
  useWide(sheet, record, zoom.setWide);
  useRowFrames(sheet, rows);
  useEffect(() => {
    const target = sheet.current?.querySelector('[data-current]');
    if (current) target?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <div ref={sheet} className={styles.sheet} style={zoomed(zoom.zoom)}>
      <BillFramesProvider value={boxes}>
        <Page record={record} />
      </BillFramesProvider>
    </div>
  );
}

export interface PagePaneProps extends SheetProps {
  title: string;
  /** of the bills that were added up */
  numbers: readonly string[];
  paneRef: HeldRef<HTMLDivElement>;
  onPath: (path: string) => void;
}

/** The printed page of the draft: what differs is tinted, the current field framed; a press on one leads to its card. */
export function PagePane({ title, numbers, zoom, paneRef, onPath, ...page }: PagePaneProps) {
  const text = useText();
  useFit(paneRef, zoom);
  usePress(paneRef, onPath);
  const region = { role: 'region', tabIndex: 0, 'aria-label': text('compare.page', { title }) };
  return (
    <section className={styles.page}>
      <header className={styles.pageHead}>
        <span>{text('compare.page', { title })}</span>
        <span className={styles.zoom}>
          <IconButton size="sm" icon={icons.zoomOut} label={text('compare.zoom.out')} onClick={() => zoom.by(-1)} />
          <output>{text('compare.zoom.at', { percent: Math.round(zoom.zoom * 100) })}</output>
          <IconButton size="sm" icon={icons.zoomIn} label={text('compare.zoom.in')} onClick={() => zoom.by(1)} />
          <IconButton size="sm" icon={icons.rotate} label={text('compare.zoom.reset')} onClick={zoom.reset} />
        </span>
      </header>
      {numbers.length > 0 && (
        <p className={styles.sumOf}>{text('compare.sumOf', { count: numbers.length, numbers: numbers.join(', ') })}</p>
      )}
      <div ref={paneRef} className={styles.sheetPane} {...region}>
        {zoom.measured && <Sheet {...page} zoom={zoom} />}
      </div>
    </section>
  );
}
