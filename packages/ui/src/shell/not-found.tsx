import { useText } from '../i18n/provider.tsx';
import { Link } from '../link/link.tsx';
import * as css from './not-found.css.ts';

/** No page has this address. */
export function NotFound({ homeHref }: { homeHref: string }) {
  const text = useText();
  return (
    <div className={css.empty}>
      <p className={css.number} aria-hidden="true">
        404
      </p>
      <h1 className={css.title}>{text('shell.berthEmpty')}</h1>
      <p className={css.reason}>{text('shell.berthReason')}</p>
      <Link href={homeHref}>{text('shell.backHome')}</Link>
    </div>
  );
}
