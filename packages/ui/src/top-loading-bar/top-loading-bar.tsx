import { useText } from '../i18n/provider.tsx';
import * as styles from './top-loading-bar.css.ts';

/** Shows that the next page is on its way. */
export function TopLoadingBar({ active }: { active: boolean }) {
  const text = useText();
  return active ? <div className={styles.bar} role="progressbar" aria-label={text('topBar.label')} /> : null;
}
