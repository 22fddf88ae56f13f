import type { ReactNode } from 'react';
import { Button, IconButton } from '../../button/index.ts';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as styles from './compare.css.ts';
import { shortTime } from './time.ts';
import type { BillCompareProps } from './types.ts';

interface CompareHeadProps extends Pick<BillCompareProps, 'left' | 'right' | 'cutOff' | 'newer' | 'onVersion'> {
  toolbar: ReactNode;
  pageShown: boolean;
  onPage: () => void;
  onHelp: () => void;
}

/** What is compared with what, until when, and the ways to the page and to the keys. */
export function CompareHead({
  left,
  right,
  cutOff,
  newer,
  onVersion,
  toolbar,
  pageShown,
  onPage,
  onHelp,
}: CompareHeadProps) {
  const text = useText();
  const format = useFormat();
  return (
    <header className={styles.head}>
      {toolbar ?? (
        <p className={styles.what}>
          <span className={styles.side}>
            <b>{left.title}</b>
            <time dateTime={left.at}>{shortTime(format, left.at)}</time>
          </span>
          <span className={styles.to}>
            <Icon drawing={icons.arrowRight} />
            <span className={styles.side}>
              <b>{right.title}</b>
              <time dateTime={right.at}>{shortTime(format, right.at)}</time>
            </span>
          </span>
        </p>
      )}
      <div className={styles.tools}>
        {cutOff && <div className={styles.cutOff}>{cutOff}</div>}
        <IconButton
          size="sm"
          icon={icons.document}
          label={text(pageShown ? 'compare.page.hide' : 'compare.page.show')}
          aria-pressed={pageShown}
          onClick={onPage}
        />
        <span className={styles.keys}>
          <IconButton size="sm" icon={icons.keyboard} label={text('compare.keys')} onClick={onHelp} />
        </span>
      </div>
      {newer && (
        <div className={styles.newer} role="status">
          <Icon drawing={icons.refresh} />
          <b>{text('compare.newer', { title: newer.title })}</b>
          <span>{text('compare.newer.kept')}</span>
          {onVersion && (
            <Button size="sm" onClick={() => onVersion(newer.id)}>
              {text('compare.newer.switch', { title: newer.title })}
            </Button>
          )}
        </div>
      )}
    </header>
  );
}
