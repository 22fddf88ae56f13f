import type { FieldComparison } from '@lading/validators/bill';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import * as styles from './card.css.ts';
import { findings } from './note-text.ts';
import { useSetting } from './setting.ts';
import { SideText, useWhole } from './side-text.tsx';
import { shortTime } from './time.ts';

/** What the checks found, in words. */
function Findings({ field }: { field: FieldComparison }) {
  const text = useText();
  const { titles } = useSetting();
  const said = findings(text, titles, field);
  if (said.length === 0) return null;
  return (
    <ul className={styles.findings} data-class={field.class}>
      {said.map((words) => (
        <li key={words}>
          <Icon drawing={icons.info} size="sm" />
          {words}
        </li>
      ))}
    </ul>
  );
}

// A group of no fields, so no fieldset.
const groupOf = (label: string) => ({ role: 'group', 'aria-label': label }) as const;

/** Both sides of a field beside each other, on a phone one over the other. */
export function Sides({ field }: { field: FieldComparison }) {
  const format = useFormat();
  const { titles, times } = useSetting();
  const [whole, unfold] = useWhole(field);
  return (
    <>
      <div className={styles.sides}>
        {(['left', 'right'] as const).map((side) => (
          <div key={side} className={styles.side} {...groupOf(titles[side])}>
            <header className={styles.sideHead}>
              <b>{titles[side]}</b>
              <time dateTime={times[side]}>{shortTime(format, times[side])}</time>
            </header>
            <SideText field={field} side={side} whole={whole} />
          </div>
        ))}
      </div>
      {unfold}
      <Findings field={field} />
    </>
  );
}
