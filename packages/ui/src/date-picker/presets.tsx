import { useText } from '../i18n/provider.tsx';
import * as styles from './calendar.css.ts';
import type { DateRange } from './use-finding.ts';

/** A range that is often wanted, by its name: the next fortnight, this month. */
export interface DatePreset extends DateRange {
  label: string;
}

interface PresetsProps {
  presets: readonly DatePreset[];
  value: DateRange;
  onPick: (range: DateRange) => void;
}

/** The ranges that one press takes. */
export function Presets({ presets, value, onPick }: PresetsProps) {
  const text = useText();
  return (
    <fieldset className={styles.presets} aria-label={text('date.presets')}>
      {presets.map(({ label, start, end }) => (
        <button
          key={label}
          type="button"
          className={styles.preset}
          aria-pressed={start === value.start && end === value.end}
          onClick={() => onPick({ start, end })}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
