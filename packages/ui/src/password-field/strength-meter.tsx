import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as styles from './password-field.css.ts';
import type { Strength } from './strength.ts';

const LEVELS: Strength[] = ['weak', 'fair', 'strong'];

interface MeterProps {
  strength: Strength | undefined;
  part: NamePart<'strength'>;
}

/** Three bars and a word; the word is told when it changes. */
export function StrengthMeter({ strength, part }: MeterProps) {
  const text = useText();
  return (
    <div {...part('strength', styles.meter)} data-strength={strength}>
      {LEVELS.map((level, place) => (
        <span
          key={level}
          className={styles.bar}
          data-on={strength && place <= LEVELS.indexOf(strength) ? '' : undefined}
        />
      ))}
      <span className={styles.word} role="status">
        {strength && text(`password.${strength}`)}
      </span>
    </div>
  );
}
