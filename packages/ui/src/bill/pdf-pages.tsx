import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/provider.tsx';
import { Loading } from '../loading/index.ts';
import * as styles from './bill-preview.css.ts';

/** A PDF that was opened: whoever reads it brings what draws it. */
export interface PdfFile {
  readonly pages: number;
  /** draws a page, counted from 1, so many device pixels wide */
  draw(page: number, canvas: HTMLCanvasElement, width: number): Promise<void>;
  close(): void;
}

/** As wide as a page is drawn at most, px; it is shown narrower where its place is. */
const WIDTH = 980;

function Page({ file, page, onFailed }: { file: PdfFile; page: number; onFailed(): void }) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    let left = false;
    const wide = Math.min(WIDTH, current.parentElement?.clientWidth || WIDTH);
    file.draw(page, current, Math.round(wide * Math.max(1, devicePixelRatio))).catch(() => left || onFailed());
    return () => {
      left = true;
    };
  }, [file, page, onFailed]);
  return (
    <canvas
      ref={canvas}
      role="img"
      className={styles.image}
      aria-label={text('bill.print.page', { page: String(page), pages: String(file.pages) })}
    />
  );
}

interface PdfPagesProps {
  open: () => Promise<PdfFile>;
  /** in its place where it cannot be opened or drawn */
  fallback: ReactNode;
}

/** The pages of a PDF, drawn one under the other: the same on a desk and on a phone, which shows no PDF inside a page. */
export function PdfPages({ open, fallback }: PdfPagesProps) {
  const text = useText();
  const [file, setFile] = useState<PdfFile>();
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  useEffect(() => {
    let left = false;
    let opened: PdfFile | undefined;
    open().then(
      (pdf) => {
        opened = pdf;
        if (left) pdf.close();
        else setFile(pdf);
      },
      () => left || setFailed(true),
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [open]);
  if (failed) return fallback;
  if (!file)
    return (
      <div className={styles.state}>
        <Loading />
      </div>
    );
  const region = { role: 'region', tabIndex: 0, 'aria-label': text('bill.preview.title') };
  return (
    <div className={styles.sheet} {...region}>
      {Array.from({ length: file.pages }, (_, at) => at + 1).map((page) => (
        <Page key={page} file={file} page={page} onFailed={fail} />
      ))}
    </div>
  );
}
