import { useFieldArray } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import type { RuleForm } from '../form/use-rule-form.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { NumberField } from '../number-field/number-field.tsx';
import { type AskForm, MOST_BOXES, NO_BOX } from './form-record.ts';
import * as styles from './rate-query.css.ts';

/** The cartons: length, width, height and how many of each size. */
export function RateBoxes({ form }: { form: RuleForm<AskForm> }) {
  const text = useText();
  const { fields, append, remove } = useFieldArray({ control: form.methods.control, name: 'boxes' });
  return (
    <>
      {fields.length > 0 && (
        <ol className={styles.boxes} aria-label={text('rateQuery.boxes')}>
          {fields.map(({ id }, at) => (
            <li key={id} className={styles.box}>
              {(['length', 'width', 'height'] as const).map((side) => (
                <NumberField key={side} {...form.fieldProps(`boxes.${at}.${side}`)} unit="cm" />
              ))}
              <NumberField {...form.fieldProps(`boxes.${at}.pieces`)} step="1" inputMode="numeric" />
              <IconButton
                className={styles.away}
                size="sm"
                icon={icons.close}
                label={text('rateQuery.removeBox', { row: at + 1 })}
                onClick={() => remove(at)}
              />
            </li>
          ))}
        </ol>
      )}
      {fields.length < MOST_BOXES && (
        <Button size="sm" variant="ghost" icon={icons.plus} onClick={() => append({ ...NO_BOX })}>
          {text('rateQuery.moreBoxes')}
        </Button>
      )}
    </>
  );
}
