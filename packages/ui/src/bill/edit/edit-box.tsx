import type { BillFieldName } from '@lading/validators/bill';
import type { ReactNode } from 'react';
import { DatePicker } from '../../date-picker/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { TextArea } from '../../text-area/text-area.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import type { BillBox, BoxLabel } from '../bill-layout.ts';
import * as paper from '../bill-paper.css.ts';
import { LINE_LIMIT } from '../bill-values.ts';
import * as styles from './edit-box.css.ts';
import { LongChoice, ShortChoice } from './edit-choice.tsx';
import { type BillChoices, typing, useEdit, useHeadField } from './edit-context.ts';

/** Lines of a party on an electronic bill. */
const PARTY_LINES = 6;

function LabelWords({ label }: { label: BoxLabel }) {
  const text = useText();
  const own = text(`bill.${label}`);
  const printed = text(`bill.paper.${label}`);
  return (
    <>
      {own}
      {printed !== own && (
        <span className={paper.paperWord} lang="en">
          {printed}
        </span>
      )}
    </>
  );
}

interface FieldProps {
  field: BillFieldName;
  label: ReactNode;
}

function Party({ field, label }: FieldProps) {
  const { value, set, props } = useHeadField(field);
  return (
    <TextArea
      {...props}
      printed
      rows={4}
      columns={LINE_LIMIT}
      lines={PARTY_LINES}
      label={label}
      value={value}
      onChange={typing(set)}
    />
  );
}

function Line({ field, label }: FieldProps) {
  const { value, set, props } = useHeadField(field);
  return <TextField {...props} mono label={label} value={value} onChange={typing(set)} />;
}

function Day({ field, label }: FieldProps) {
  const { value, set, props } = useHeadField(field);
  const { suggestions: _, ...own } = props;
  // A day that is not there is nothing, not an empty text.
  return <DatePicker {...own} label={label} value={value} onChange={(day) => set(day === '' ? null : day)} />;
}

/** The place that is chosen, and under it what is printed of it. */
function Place({ box, label }: { box: BillBox & Required<Pick<BillBox, 'place'>>; label: ReactNode }) {
  const text = useText();
  const { choices } = useEdit();
  const { value, set, props } = useHeadField(box.field);
  const { name, code } = box.place;
  const fields = { id: idNameOf(name), name, code, printed: box.field };
  return (
    <>
      <LongChoice fields={fields} label={label} source={choices.ports} />
      <TextArea
        {...props}
        className={styles.printed}
        rows={1}
        label={text('bill.edit.printed', { label: text(`bill.${box.label}`) })}
        value={value}
        onChange={typing(set)}
      />
    </>
  );
}

const idNameOf = (name: BillFieldName): BillFieldName => name.replace(/Name$/, 'Id') as BillFieldName;

/** Which list a field that is chosen comes from. */
const LISTS: Partial<Record<BillFieldName, keyof BillChoices>> = {
  shippingName: 'carriers',
  payPlaceName: 'ports',
  transportClauseName: 'services',
  payMethodName: 'payments',
  blMethodName: 'releases',
  settleMethodName: 'settlements',
};

function Control({ box }: { box: BillBox }) {
  const { choices } = useEdit();
  const label = <LabelWords label={box.label} />;
  const { field } = box;
  if (box.place) return <Place box={{ ...box, place: box.place }} label={label} />;
  if (box.lines) return <Party field={field} label={label} />;
  if (field === 'etd') return <Day field={field} label={label} />;
  const list = LISTS[field];
  if (!list) return <Line field={field} label={label} />;
  const fields = { id: idNameOf(field), name: field };
  const source = choices[list];
  return list === 'carriers' || list === 'ports' || typeof source === 'function' ? (
    <LongChoice fields={fields} label={label} source={source} />
  ) : (
    <ShortChoice fields={fields} label={label} list={source} />
  );
}

/** One box of the form as a field, in the place it has on the paper. */
export function EditBox({ box }: { box: BillBox }) {
  return (
    <div
      className={`${paper.box} ${styles.box}`}
      data-span={box.span}
      data-tall={box.tall ? '' : undefined}
      data-half={box.half && !box.place ? '' : undefined}
      data-strong={box.strong ? '' : undefined}
    >
      <Control box={box} />
    </div>
  );
}
