import { type LinkProps, useLink } from '../i18n/provider.tsx';
import * as styles from './link.css.ts';

/** A link in running text, through the application's router. */
export function Link({ className = '', ...rest }: LinkProps) {
  const Anchor = useLink();
  return <Anchor {...rest} className={`${styles.link} ${className}`} />;
}
