import { useText } from '../i18n/provider.tsx';
import { skip, skipFrame } from './shell.css.ts';

/** The id every shell gives to its main part. */
export const MAIN = 'main';

/** First in the page and seen only with the focus: past the header to what the page is about. */
export function SkipLink() {
  const text = useText();
  return (
    <nav className={skipFrame} aria-label={text('shell.skip')}>
      {/* A fragment of this page, not a place of the application: the router's link would navigate. */}
      <a className={skip} href={`#${MAIN}`}>
        {text('shell.skip')}
      </a>
    </nav>
  );
}
