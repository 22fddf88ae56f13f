import type { FieldComparison } from '@lading/validators/bill';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { wholeName } from './field-names.ts';
import * as styles from './footer.css.ts';
import type { ReviewReason } from './review-state.ts';

const GLYPHS = {
  blocking: icons.octagon,
  changes: icons.pen,
  notViewed: icons.eye,
  outdated: icons.refresh,
} as const;
/** Places that are named; of more the number is told. */
const NAMED = 5;

export interface MissingListProps {
  reasons: readonly ReviewReason[];
  fields: ReadonlyMap<string, FieldComparison>;
  onGo: (path: string) => void;
}

/** What keeps a draft from being approved; each place leads to its card. */
export function MissingList({ reasons, fields, onGo }: MissingListProps) {
  const text = useText();
  return (
    <ul className={styles.missing}>
      {reasons.map(({ code, paths }) => (
        <li key={code} data-code={code}>
          <span className={styles.why}>
            <Icon drawing={GLYPHS[code]} />
            {text(`compare.missing.${code}`, { count: paths.length })}
          </span>
          {paths.length > 0 && (
            <ul className={styles.places}>
              {paths.slice(0, NAMED).map((path) => {
                const field = fields.get(path);
                return (
                  field && (
                    <li key={path}>
                      <button type="button" className={styles.place} onClick={() => onGo(path)}>
                        {wholeName(text, field)}
                        <Icon drawing={icons.arrowRight} size="sm" />
                      </button>
                    </li>
                  )
                );
              })}
              {paths.length > NAMED && (
                <li className={styles.more}>{text('compare.missing.more', { count: paths.length - NAMED })}</li>
              )}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
