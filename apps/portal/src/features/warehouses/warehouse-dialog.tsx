import { FBA_STATUS, FBA_TYPES } from '@lading/api-client/contract';
import { Alert, Button, Checkbox, Dialog, Form, FormRow, Select, TextArea, TextField } from '@lading/ui';
import { useText } from '../../i18n/text.ts';
import { useWarehouseForm } from './use-warehouse-form.ts';
import { SITE_NUMBERS, SITE_TEXTS, type Warehouse, type WholeName } from './warehouse.ts';
import type { Option } from './warehouse-columns.tsx';
import { useKnowsStates, WarehousePlace } from './warehouse-place.tsx';

interface WarehouseDialogProps {
  /** as it is now: somebody else may change it while the dialog is open */
  warehouse: Warehouse;
  onClose(): void;
}

const CODES: ReadonlySet<WholeName> = new Set<WholeName>(['code', 'zip', 'portOfDischarge']);

/** Everything that is known of a warehouse, to be added or changed. */
export function WarehouseDialog({ warehouse, onClose }: WarehouseDialogProps) {
  const text = useText();
  const { draft, put, field, failure, pending, isNew, code, send } = useWarehouseForm(warehouse, onClose);
  const knowsStates = useKnowsStates(draft.countryId);
  const typed = (name: WholeName, hint?: string) => (
    <TextField
      key={name}
      {...field(name)}
      hint={hint}
      mono={CODES.has(name)}
      maxLength={name === 'address' ? 200 : 60}
      onChange={({ target }) => put({ [name]: target.value })}
    />
  );
  const chosen = (name: 'type' | 'status', options: readonly Option[]) => (
    <Select
      {...field(name)}
      placeholder={null}
      options={options}
      onChange={({ target }) => put({ [name]: target.value })}
    />
  );
  return (
    <Dialog
      size="account"
      open
      title={isNew ? text('warehouses.add') : text('warehouses.all', { code })}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      <Form
        aria-label={text('warehouses.fields')}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {failure && <Alert kind="danger" live="assertive" title={failure} />}
        <FormRow>
          {typed('code', text('warehouses.codeHint'))}
          {typed('zip')}
        </FormRow>
        <WarehousePlace draft={draft} put={put} error={field('countryId').error} />
        <FormRow>
          {typed('city')}
          {typed('district')}
          {!knowsStates && typed('state')}
        </FormRow>
        {typed('address', text('warehouses.addressHint'))}
        <FormRow>
          {chosen(
            'type',
            FBA_TYPES.map((value) => ({ value, label: value })),
          )}
          {chosen(
            'status',
            FBA_STATUS.map((value) => ({ value, label: text(`warehouses.status.${value}`) })),
          )}
          {typed('latitude')}
          {typed('longitude')}
        </FormRow>
        <Checkbox
          label={text('warehouses.hot')}
          checked={draft.hot}
          onChange={({ target }) => put({ hot: target.checked })}
        />
        <TextArea {...field('note')} rows={2} maxLength={300} onChange={({ target }) => put({ note: target.value })} />
        <FormRow>{SITE_NUMBERS.map((name) => typed(name))}</FormRow>
        <FormRow>
          {typed('weeks', text('warehouses.weeksHint'))}
          {typed('nearby', text('warehouses.nearbyHint'))}
        </FormRow>
        <FormRow>{SITE_TEXTS.slice(0, 4).map((name) => typed(name))}</FormRow>
        <FormRow>{SITE_TEXTS.slice(4).map((name) => typed(name))}</FormRow>
        <Checkbox
          label={text('warehouses.looseCartons')}
          checked={draft.looseCartons}
          onChange={({ target }) => put({ looseCartons: target.checked })}
        />
        <Button type="submit" variant="primary" loading={pending}>
          {text('list.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
