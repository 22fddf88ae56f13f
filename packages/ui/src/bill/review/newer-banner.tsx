import { useRef } from 'react';
import { Button } from '../../button/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as styles from './body.css.ts';
import { titleOf } from './pair.ts';
import type { ReviewVersion } from './types.ts';
import { type Neighbours, useFocusAfter } from './use-focus-after.ts';

/** A banner goes with the press on its button: on with the card that is read, else with the bill. */
const CARD: Neighbours = {
  within: '[role=tabpanel]',
  next: ['article[aria-current]', '[role=tab][aria-selected=true]'],
};

/** A draft came while another one is reviewed. */
export function NewerBanner({
  newer,
  way,
  onSwitch,
}: {
  newer: ReviewVersion;
  way: 'fetching' | 'failed' | undefined;
  onSwitch(): void;
}) {
  const text = useText();
  const title = titleOf(text, newer);
  const ref = useRef<HTMLDivElement>(null);
  useFocusAfter(CARD, ref);
  return (
    <div ref={ref} className={styles.banner} role="status">
      <Icon drawing={icons.refresh} />
      <b>{text('compare.newer', { title })}</b>
      <span>{text(way === 'failed' ? 'compare.newer.failed' : 'compare.newer.kept')}</span>
      <Button size="sm" loading={way === 'fetching'} onClick={onSwitch}>
        {text('compare.newer.switch', { title })}
      </Button>
    </div>
  );
}

/** Something else than the newest pair is compared: nothing can be decided there. */
export function OlderBanner({ onBack }: { onBack(): void }) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  useFocusAfter(CARD, ref);
  return (
    <div ref={ref} className={styles.older}>
      <Icon drawing={icons.history} />
      <span>{text('review.older')}</span>
      <Button size="sm" variant="ghost" onClick={onBack}>
        {text('review.older.back')}
      </Button>
    </div>
  );
}
