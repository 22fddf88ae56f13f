import { Alert, Button, Checkbox, Dialog, Form, FormRow, TextField } from '@lading/ui';
import { Combobox } from '@lading/ui/combobox';
import { DictionaryField, type PortEntry, PortField } from '@lading/ui/reference-fields';
import { useText } from '../../i18n/text.ts';
import { useCommonList } from '../../lists/use-common-list.ts';
import { usePorts } from '../../lists/use-ports.ts';
import type { Route } from './route.ts';
import { type RouteForm, useRouteForm } from './use-route-form.ts';

interface RouteDialogProps {
  route: Route;
  onClose(): void;
}

const optionOf = ({ id, portCode, nameCn, nameEn }: PortEntry) => ({ id: String(id), code: portCode, nameCn, nameEn });

/** Between which airports, where it lands on the way, and by whom. */
function EndsFields({ form: { begun, ends, putEnds, fault } }: { form: RouteForm }) {
  const text = useText();
  const from = usePorts('air', 'start');
  const to = usePorts('air', 'end');
  const way = usePorts('air');
  const airlines = useCommonList('airline');
  const wayFound = way.found.status === 'ready' ? way.found.data : [];
  return (
    <>
      <PortField
        {...from}
        label={text('airports.start')}
        required
        error={fault('startId')}
        value={ends.startId}
        known={begun.id === 0 ? [] : [begun.start]}
        onChange={(startId) => putEnds({ startId })}
      />
      <PortField
        {...to}
        label={text('airports.end')}
        required
        error={fault('endId')}
        value={ends.endId}
        known={begun.id === 0 ? [] : [begun.end]}
        onChange={(endId) => putEnds({ endId })}
      />
      <Combobox
        multiple
        label={text('airports.via')}
        hint={text('airports.viaHint')}
        error={fault('viaIds')}
        value={ends.viaIds.map(String)}
        options={wayFound.map(optionOf)}
        known={begun.via.map(optionOf)}
        onSearch={way.onSearch}
        onChange={(ids) => putEnds({ viaIds: ids.map(Number) })}
      />
      <DictionaryField
        label={text('airports.airline')}
        required
        error={fault('airlineId')}
        value={ends.airlineId}
        entries={airlines}
        known={begun.id === 0 ? [] : [begun.airline]}
        onChange={(airlineId) => putEnds({ airlineId })}
      />
    </>
  );
}

/** Everything of a flight: between which airports, by whom, on which days. */
export function RouteDialog({ route, onClose }: RouteDialogProps) {
  const text = useText();
  const form = useRouteForm(route, onClose);
  const { begun, draft, put, fault, changed, failure, pending, send } = form;
  return (
    <Dialog
      size="message"
      open
      title={begun.id === 0 ? text('airports.addRoute') : text('airports.editRoute')}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || onClose()}
    >
      <Form
        aria-label={text('airports.routeFields')}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {failure && <Alert kind="danger" live="assertive" title={failure} />}
        {changed && <Alert kind="warning" live="polite" title={text('airports.routeChanged')} />}
        <EndsFields form={form} />
        <FormRow>
          <TextField
            label={text('airports.flightNo')}
            mono
            maxLength={10}
            error={fault('flightNo')}
            value={draft.flightNo}
            onChange={({ target }) => put({ flightNo: target.value })}
          />
          <TextField
            label={text('airports.days')}
            hint={text('airports.daysHint')}
            required
            inputMode="numeric"
            error={fault('days')}
            value={draft.days}
            onChange={({ target }) => put({ days: target.value })}
          />
        </FormRow>
        <FormRow>
          <TextField
            label={text('airports.transitHours')}
            inputMode="numeric"
            error={fault('transitHours')}
            value={draft.transitHours}
            onChange={({ target }) => put({ transitHours: target.value })}
          />
          <TextField
            label={text('airports.aircraft')}
            maxLength={30}
            error={fault('aircraft')}
            value={draft.aircraft}
            onChange={({ target }) => put({ aircraft: target.value })}
          />
        </FormRow>
        <Checkbox
          label={text('airports.active')}
          checked={draft.active}
          onChange={({ target }) => put({ active: target.checked })}
        />
        <Button type="submit" variant="primary" loading={pending}>
          {text('list.save')}
        </Button>
      </Form>
    </Dialog>
  );
}
