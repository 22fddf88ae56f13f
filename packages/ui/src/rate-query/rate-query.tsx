import { forwardRef, type ReactNode } from 'react';
import { type UseFieldArrayReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { type RuleForm, useRuleForm } from '../form/use-rule-form.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { NumberField } from '../number-field/number-field.tsx';
import { QuerySlip, type QuerySlipProps } from '../query-slip/query-slip.tsx';
import { PortField } from '../reference-fields/port-field.tsx';
import { Select, type SelectOption } from '../select/select.tsx';
import type { RateAsk, RatePorts } from './ask.ts';
import { type AskForm, askOf, askRecord, formOf, MOST_CONTAINERS, NO_CONTAINER } from './form-record.ts';
import { RateBoxes } from './rate-boxes.tsx';
import * as styles from './rate-query.css.ts';

export interface RateQueryProps
  extends Omit<QuerySlipProps, 'children' | 'label' | 'submit' | 'onSubmit' | 'note' | 'defaultValue'> {
  /** names the form where another stands on the page too */
  label?: string | undefined;
  /** what was asked before; a form with another question is another form: give it a key */
  value: RateAsk;
  /** asks, with what holds to the rules */
  onAsk: (ask: RateAsk) => void;
  origin: RatePorts;
  destination: RatePorts;
  transportTypes: readonly SelectOption[];
  containerTypes: readonly SelectOption[];
  productTypes: readonly SelectOption[];
  /** transport types that go in whole containers; the others ask for cartons instead */
  boxed?: (transportType: string) => boolean;
  /** of which kind the ports of a transport type are, such as airports; another kind empties both ends */
  portsOf?: (transportType: string) => string;
  /** another transport type was chosen: time to offer other ports */
  onTransport?: (transportType: string) => void;
  /** under the slip: recent queries */
  note?: ReactNode;
}

const always = () => true;
const alike = () => '';
type Form = RuleForm<AskForm>;

type Rows = UseFieldArrayReturn<AskForm, 'containers'>;

interface ContainersProps {
  form: Form;
  rows: Rows;
  types: readonly SelectOption[];
}

function Containers({ form, rows: { fields, remove }, types }: ContainersProps) {
  const text = useText();
  return fields.map(({ id }, at) => (
    <div key={id} className={styles.pair}>
      <Select {...form.fieldProps(`containers.${at}.type`)} options={types} />
      <NumberField {...form.fieldProps(`containers.${at}.count`)} step="1" inputMode="numeric" />
      {at > 0 && (
        <IconButton
          className={styles.away}
          size="sm"
          icon={icons.close}
          label={text('rateQuery.removeContainer', { row: at + 1 })}
          onClick={() => remove(at)}
        />
      )}
    </div>
  ));
}

function MoreContainers({ rows: { fields, append } }: { rows: Rows }) {
  const text = useText();
  if (fields.length >= MOST_CONTAINERS) return null;
  return (
    <Button size="sm" variant="ghost" icon={icons.plus} onClick={() => append({ ...NO_CONTAINER })}>
      {text('rateQuery.moreContainers')}
    </Button>
  );
}

/** What somebody wants a rate for, on a slip of paper. Asks for what the specification wants, and keeps what was typed. Its ref is the form. */
export const RateQuery = /* @__PURE__ */ forwardRef<HTMLFormElement, RateQueryProps>(function RateQuery(
  {
    value,
    onAsk,
    origin,
    destination,
    transportTypes,
    containerTypes,
    productTypes,
    boxed = always,
    portsOf = alike,
    onTransport,
    label,
    note,
    className = '',
    ...rest
  },
  ref,
) {
  const text = useText();
  const form = useRuleForm({
    record: askRecord,
    labels: {
      origin: text('rateQuery.origin'),
      destination: text('rateQuery.destination'),
      transportType: text('rateQuery.transport'),
      containers: text('rateQuery.containers'),
      'containers.type': text('rateQuery.container'),
      'containers.count': text('rateQuery.count'),
      weight: text('rateQuery.weight'),
      volume: text('rateQuery.volume'),
      productType: text('rateQuery.product'),
      boxes: text('rateQuery.boxes'),
      'boxes.length': text('rateQuery.length'),
      'boxes.width': text('rateQuery.width'),
      'boxes.height': text('rateQuery.height'),
      'boxes.pieces': text('rateQuery.pieces'),
    },
    defaultValues: formOf(value, boxed(value.transportType)),
    onSubmit: (values) => onAsk(askOf(values as AskForm)),
  }) as unknown as Form;
  const rows = useFieldArray({ control: form.methods.control, name: 'containers' });
  const transport = form.fieldProps('transportType');
  /** Another way to go asks for other rows, and maybe for other ports. */
  const goBy = (type: string) => {
    if (portsOf(type) !== portsOf(form.methods.getValues('transportType')))
      for (const end of ['origin', 'destination'] as const) form.methods.setValue(end, null);
    onTransport?.(type);
    if (boxed(type)) {
      if (rows.fields.length === 0) rows.replace([{ ...NO_CONTAINER }]);
      form.methods.setValue('boxes', []);
    } else rows.replace([]);
  };
  /** An end that is only passed by is not wrong yet. */
  const endOf = (name: 'origin' | 'destination') => {
    const props = form.valueProps(name);
    return { ...props, onBlur: () => props.value && props.onBlur() };
  };
  const inContainers = boxed(form.valueProps('transportType').value);
  return (
    <QuerySlip
      {...rest}
      {...form.formProps}
      noValidate
      data-component="RateQuery"
      ref={ref}
      className={`${styles.query} ${className}`}
      label={label ?? text('rateQuery.title')}
      submit={text('rateQuery.submit')}
      note={
        <>
          <span className={styles.more}>
            {inContainers ? <MoreContainers rows={rows} /> : <RateBoxes form={form} />}
          </span>
          {note}
        </>
      }
    >
      <PortField {...endOf('origin')} {...origin} />
      <PortField {...endOf('destination')} {...destination} />
      <Select
        {...transport}
        options={transportTypes}
        onChange={(event) => {
          goBy(event.currentTarget.value);
          transport.onChange(event);
        }}
      />
      {inContainers && <Containers form={form} rows={rows} types={containerTypes} />}
      <NumberField {...form.fieldProps('weight')} unit="KGS" />
      <NumberField {...form.fieldProps('volume')} unit="CBM" />
      <Select {...form.fieldProps('productType')} placeholder={text('rateQuery.anyProduct')} options={productTypes} />
    </QuerySlip>
  );
});
