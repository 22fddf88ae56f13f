import { useText } from '../i18n/provider.tsx';
import * as styles from './loading.css.ts';

/** Only where nothing is on screen yet; 正在加载中 when no label is given. */
export function Loading({ label }: { label?: string }) {
  const text = useText();
  return (
    <div className={styles.loading} role="status">
      <span className={styles.neatline} aria-hidden="true" />
      {label ?? text('loading')}
    </div>
  );
}
