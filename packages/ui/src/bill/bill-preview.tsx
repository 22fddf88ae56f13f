import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { button } from '../button/button.css.ts';
import { Button } from '../button/index.ts';
import { Empty } from '../empty/index.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/index.ts';
import { Loading } from '../loading/index.ts';
import * as styles from './bill-preview.css.ts';
import type { Loadable } from './loadable.ts';
import { type PdfFile, PdfPages } from './pdf-pages.tsx';

/** A sample: `path` as the server names it, `url` where the loaded bytes are (a blob). */
export interface BillFile {
  readonly path: string;
  readonly url: string;
  /** opens a PDF to be drawn here, the same on every device; without it the browser's own viewer shows it. The same function each time. */
  readonly open?: (() => Promise<PdfFile>) | undefined;
}

export interface BillPreviewProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  file: Loadable<BillFile>;
  /** what it is, where it is no sample of a bill */
  label?: string | undefined;
  /** why there is none yet and when one may be expected: said in its place, and nothing is called failed */
  nothing?: { readonly title: string; readonly reason: string } | undefined;
  /** saves the file another way when it cannot be shown */
  onDownload?: (() => void) | undefined;
}

/** Saves what is loaded already under the name of its path. */
export function saveFile(file: BillFile): void {
  const anchor = document.createElement('a');
  anchor.href = file.url;
  anchor.download = fileName(file.path);
  anchor.click();
}

/** A path that contains pdf is shown in a frame, anything else as an image. */
const isFramed = (path: string): boolean => /pdf/i.test(path);
function fileName(path: string): string {
  const name = path.split(/[?#]/, 1)[0]?.split('/').pop() || path;
  try {
    return decodeURIComponent(name);
  } catch {
    // A name with a lone percent sign is not encoded.
    return name;
  }
}

/** Links in the bar; where they are all there is, they stand as buttons. */
function Ways({ file, alone = false }: { file: BillFile; alone?: boolean }) {
  const text = useText();
  const look = { className: alone ? button : styles.action };
  return (
    <>
      <a {...look} data-variant={alone ? 'primary' : undefined} href={file.url} target="_blank" rel="noreferrer">
        <Icon drawing={icons.external} />
        {text('bill.preview.open')}
      </a>
      <a {...look} href={file.url} download={fileName(file.path)}>
        <Icon drawing={icons.download} />
        {text('bill.preview.download')}
      </a>
    </>
  );
}

function Failed({
  message,
  onRetry,
  onDownload,
}: {
  message: string;
  onRetry(): void;
  onDownload?: (() => void) | undefined;
}) {
  const text = useText();
  const download = onDownload && (
    <Button icon={icons.download} onClick={onDownload}>
      {text('bill.preview.download')}
    </Button>
  );
  return (
    <div className={styles.state}>
      <ErrorPanel title={text('bill.preview.failed')} message={message} onRetry={onRetry} action={download} />
    </div>
  );
}

interface OpenProps {
  file: BillFile;
  label: string;
}

function Framed({ file, label }: OpenProps) {
  const text = useText();
  return (
    <>
      <iframe className={styles.frame} src={file.url} title={label} />
      <div className={`${styles.state} ${styles.phone}`}>
        <Empty
          title={text('bill.preview.phone')}
          reason={text('bill.preview.phoneWay')}
          action={<Ways file={file} alone />}
        />
      </div>
    </>
  );
}

function Pdf(props: OpenProps) {
  const { file } = props;
  const framed = <Framed {...props} />;
  return file.open ? <PdfPages open={file.open} fallback={framed} /> : framed;
}

function Picture({ file, label, onDownload }: OpenProps & Pick<BillPreviewProps, 'onDownload'>) {
  const text = useText();
  const [round, setRound] = useState(0);
  const [broken, setBroken] = useState(false);
  if (broken) {
    const retry = () => {
      setRound(round + 1);
      setBroken(false);
    };
    const save = onDownload ?? (() => saveFile(file));
    return <Failed message={text('bill.preview.imageFailed')} onRetry={retry} onDownload={save} />;
  }
  const region = { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div className={styles.sheet} {...region}>
      <img key={round} className={styles.image} src={file.url} alt={label} onError={() => setBroken(true)} />
    </div>
  );
}

function Shown({
  file,
  label,
  nothing,
  onDownload,
}: Pick<BillPreviewProps, 'file' | 'label' | 'nothing' | 'onDownload'>) {
  const text = useText();
  if (nothing)
    return (
      <div className={styles.state}>
        <Empty {...nothing} />
      </div>
    );
  if (file.status === 'loading')
    return (
      <div className={styles.state}>
        <Loading />
      </div>
    );
  if (file.status === 'error') return <Failed message={file.message} onRetry={file.retry} onDownload={onDownload} />;
  const { data } = file;
  const shown = { file: data, label: label ?? text('bill.preview.title') };
  return (
    <>
      <div className={styles.bar} data-framed={isFramed(data.path) && !data.open ? '' : undefined}>
        <span className={styles.name} title={fileName(data.path)}>
          {fileName(data.path)}
        </span>
        <Ways file={data} />
      </div>
      {isFramed(data.path) ? <Pdf {...shown} /> : <Picture key={data.url} {...shown} onDownload={onDownload} />}
    </>
  );
}

/** The sample of a bill. A failed one says so and can be asked for again or saved. */
export const BillPreview = /* @__PURE__ */ forwardRef<HTMLDivElement, BillPreviewProps>(function BillPreview(
  { file, label, nothing, onDownload, className = '', ...rest },
  ref,
) {
  return (
    <div data-component="BillPreview" {...rest} ref={ref} className={`${styles.preview} ${className}`}>
      <Shown file={file} label={label} nothing={nothing} onDownload={onDownload} />
    </div>
  );
});
