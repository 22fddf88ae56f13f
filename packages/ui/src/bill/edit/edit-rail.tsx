import { memo, type ReactNode, useMemo } from 'react';
import { EmailListField } from '../../email-list-field/email-list-field.tsx';
import { clockIn, DESK } from '../../format/format.ts';
import { zoneNote } from '../../format/place.ts';
import { useText, useTimeZone } from '../../i18n/provider.tsx';
import { TextArea } from '../../text-area/text-area.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { BillCheckList } from '../bill-check-list.tsx';
import * as rail from '../bill-rail.css.ts';
import { typing, useEdit, useHeadField } from './edit-context.ts';
import * as styles from './edit-form.css.ts';
import { recordOf } from './edit-values.ts';
import { useRestedValues } from './use-rested-values.ts';

const CLOCK = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/;
/** The clock of the desk, which a bill is made by. */
const OFFSET = '+08:00';

/** A moment is written as bills show it, `2026-11-18 16:40:12`, and kept with its offset. */
function Made() {
  const text = useText();
  const { value, set, props } = useHeadField('blDate');
  const shown = clockIn(DESK, value) ?? value;
  // Where the reader's own clock is another, the field says which one it is.
  const clock = zoneNote(DESK, useTimeZone(), value);
  const put = (typed: string) => {
    const [, day, minute, second = ':00'] = CLOCK.exec(typed.trim()) ?? [];
    set(typed === '' ? null : day ? `${day}T${minute}${second}${OFFSET}` : typed);
  };
  return (
    <TextField
      {...props}
      mono
      label={text('bill.rail.made')}
      hint={clock || undefined}
      placeholder={text('bill.rail.madePattern')}
      value={shown}
      onChange={typing(put)}
    />
  );
}

function Emails() {
  const text = useText();
  const { value, set, props } = useHeadField('blEmail');
  const { suggestions: _, ...own } = props;
  return <EmailListField {...own} label={text('bill.rail.email')} value={value} onChange={set} />;
}

/** The four checks of what is written so far; they wait until nobody types. */
function Checks() {
  const { editing } = useEdit();
  const values = useRestedValues(editing);
  const record = useMemo(() => recordOf(editing.opened, values), [editing, values]);
  return <BillCheckList record={record} />;
}

/** What is kept with a bill and never printed on it, as fields. */
export const EditRail = memo(function EditRail({ children }: { children?: ReactNode }) {
  const text = useText();
  const maker = useHeadField('blContract');
  const phone = useHeadField('blTel');
  const remark = useHeadField('remark');
  return (
    <section className={rail.rail} aria-label={text('bill.rail.title')}>
      {children && <div className={styles.fields}>{children}</div>}
      <div>
        <h3 className={rail.heading}>{text('bill.rail.title')}</h3>
        <div className={styles.fields}>
          <TextField
            {...maker.props}
            label={text('bill.rail.maker')}
            autoComplete="name"
            value={maker.value}
            onChange={typing(maker.set)}
          />
          <TextField
            {...phone.props}
            mono
            type="tel"
            label={text('bill.rail.phone')}
            value={phone.value}
            onChange={typing(phone.set)}
          />
          <Emails />
          <Made />
          <TextArea
            {...remark.props}
            rows={2}
            label={text('bill.rail.remark')}
            value={remark.value}
            onChange={typing(remark.set)}
          />
        </div>
      </div>
      <div>
        <h3 className={rail.heading}>{text('bill.checks.title')}</h3>
        <Checks />
      </div>
    </section>
  );
});
