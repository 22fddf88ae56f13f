import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as styles from './page.css.ts';
import { shortTime } from './time.ts';

/** One numbered instruction or draft. */
export interface BillVersion {
  readonly id: string;
  readonly title: string;
  /** ISO moment */
  readonly at: string;
  /** what became of it: who viewed it, why it was issued anew */
  readonly note?: string;
}

export interface VersionsProps {
  versions: readonly BillVersion[];
  /** the one on the page */
  shown: string | undefined;
  onVersion: ((id: string) => void) | undefined;
}

/** Every draft there was, the newest first. */
export function Versions({ versions, shown, onVersion }: VersionsProps) {
  const text = useText();
  const format = useFormat();
  if (versions.length === 0) return null;
  return (
    <section className={styles.versions} aria-label={text('compare.versions')}>
      <h3 className={styles.versionsName}>{text('compare.versions')}</h3>
      <ul>
        {versions.map(({ id, title, at, note }) => {
          const current = id === shown;
          const words = (
            <>
              <b>{title}</b>
              <time dateTime={at}>{shortTime(format, at)}</time>
              <span>{note}</span>
            </>
          );
          return (
            <li key={id} className={styles.version} aria-current={current ? 'true' : undefined}>
              {onVersion && !current ? (
                <button type="button" onClick={() => onVersion(id)}>
                  {words}
                </button>
              ) : (
                <div>{words}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
