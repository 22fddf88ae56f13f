import { useText } from '../i18n/provider.tsx';
import { spaceAfter } from '../i18n/space-after.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { TextButton } from '../link/text-button.tsx';
import * as styles from './price.css.ts';

interface TroubleProps {
  failure: { readonly message: string; retry?(): void };
}

/** The prices did not come: the server's words and the way out. */
export function PriceTrouble({ failure }: TroubleProps) {
  const text = useText();
  const failed = text('price.failed');
  return (
    <p role="alert" className={styles.trouble}>
      <Icon drawing={icons.warning} />
      <span>
        {failed}
        {spaceAfter(failed)}
        {failure.message}
        {spaceAfter(failure.message)}
        {failure.retry && <TextButton onClick={() => failure.retry?.()}>{text('error.retry')}</TextButton>}
      </span>
    </p>
  );
}
