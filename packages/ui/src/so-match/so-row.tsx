import { MISSING } from '../format/figures.ts';
import type { NamePart } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import { TextButton } from '../link/text-button.tsx';
import type { SoMatchPart, SoOffer } from './offer.ts';
import * as styles from './so-match.css.ts';

interface SoRowProps {
  offer: SoOffer;
  part: NamePart<SoMatchPart>;
  onAdopt: (name: string, value: string) => void;
  onType?: ((name: string) => void) | undefined;
  disabled: boolean;
}

/** One field: what stands in the form, what is printed, and the ways to take it. */
export function SoRow({ offer, part, onAdopt, onType, disabled }: SoRowProps) {
  const text = useText();
  const { name, label, form, readings, page, unclearAt, unsure } = offer;
  const unclear = unclearAt > 0;
  const notes = [
    unclear && text('soMatch.unclear', { place: unclearAt }),
    !unclear && readings.length > 1 && text('soMatch.choose'),
    !unclear && readings.length === 1 && unsure && text('soMatch.unsure'),
    page > 1 && text('soMatch.page', { page }),
  ].filter(Boolean);
  return (
    <tr {...part('row', styles.row)} data-name={name}>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      <td className={styles.form} data-label={text('soMatch.form')}>
        {form || MISSING}
      </td>
      <td className={styles.printed} data-label={text('soMatch.printed')}>
        <ul className={styles.readings}>
          {readings.map(({ value, shown }) => (
            <li key={value} className={styles.reading}>
              <mark {...part('value', styles.value)} data-unclear={unclear ? '' : undefined}>
                {shown}
              </mark>
              {!unclear && (
                <TextButton
                  disabled={disabled}
                  aria-label={text('soMatch.adoptField', { field: label, value: shown })}
                  onClick={() => onAdopt(name, value)}
                >
                  {text('soMatch.adopt')}
                </TextButton>
              )}
            </li>
          ))}
        </ul>
        {notes.length > 0 && <span {...part('note', styles.note)}>{notes.join(' · ')}</span>}
        {unclear && onType && (
          <TextButton
            disabled={disabled}
            aria-label={text('soMatch.typeField', { field: label })}
            onClick={() => onType(name)}
          >
            {text('soMatch.type')}
          </TextButton>
        )}
      </td>
    </tr>
  );
}
