import { contract, type Out, type RateSheet } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { Alert, Button, Checkbox, Dialog, Form, Stack, Text, TextField } from '@lading/ui';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';

const { rateChanges, publishRates } = contract.freight;
type Changes = Out<typeof rateChanges>;

interface PublishDialogProps {
  sheet: RateSheet;
  /** of the draft that is looked at */
  version: number;
  /** how the columns are called */
  heads: ReadonlyMap<string, string>;
  onClose(): void;
}

/** Of what is wrong or odd, which stands first, and of what is changed. */
const [SHOWN, LISTED] = [30, 12];

function Told({ title, list, heads }: { title: string; list: Changes['faults']; heads: PublishDialogProps['heads'] }) {
  return (
    <Stack gap="xs">
      <Text strong>{title}</Text>
      {list.slice(0, SHOWN).map(({ id, name, column, message }) => (
        <Text key={`${id} ${column} ${message}`} size="dense">
          {`${name} · ${heads.get(column) ?? column}: ${message}`}
        </Text>
      ))}
    </Stack>
  );
}

function Publishing({ changes, sheet, version, heads, onClose }: PublishDialogProps & { changes: Changes }) {
  const text = useText();
  const { notices } = usePortal();
  const [looked, setLooked] = useState(false);
  const [note, setNote] = useState('');
  const { run, pending } = useCommand(publishRates);
  const { faults, warnings, list, cells, rows } = changes;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await run({ sheet, version, looked, note });
    if (!sent.ok) return void notices.show({ kind: 'error', text: errorText(text, sent.error) });
    notices.show({ kind: 'success', text: text('rateDesk.published', { version: sent.data.version }) });
    onClose();
  };
  return (
    <Form aria-label={text('rateDesk.publishTitle', { version })} onSubmit={(event) => void send(event)}>
      <Text>{text('rateDesk.publishWhat', { cells, rows })}</Text>
      {faults.length > 0 && (
        <Alert kind="danger" title={text('rateDesk.faults', { count: faults.length })}>
          <Told title={text('rateDesk.faultsWhat')} list={faults} heads={heads} />
        </Alert>
      )}
      {warnings.length > 0 && (
        <>
          <Told title={text('rateDesk.warnings', { count: warnings.length })} list={warnings} heads={heads} />
          <Checkbox
            label={text('rateDesk.looked')}
            checked={looked}
            onChange={({ target }) => setLooked(target.checked)}
          />
        </>
      )}
      <Stack gap="xs">
        {list.slice(0, LISTED).map(({ id, name, column, before, after }) => (
          <Text key={`${id} ${column}`} size="dense">
            {column === ''
              ? `${name} · ${after}`
              : `${name} · ${heads.get(column) ?? column}: ${before || '—'} → ${after || '—'}`}
          </Text>
        ))}
        {cells > LISTED && (
          <Text size="dense">{text('rateDesk.more', { count: cells - Math.min(LISTED, list.length) })}</Text>
        )}
      </Stack>
      <TextField
        label={text('rateDesk.note')}
        value={note}
        maxLength={200}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        loading={pending}
        disabled={faults.length > 0 || (warnings.length > 0 && !looked)}
      >
        {text('rateDesk.publish')}
      </Button>
    </Form>
  );
}

/** The question before a draft is on sale: what it changes, what is wrong in it, and what should be looked at twice. */
export function PublishDialog(props: PublishDialogProps) {
  const text = useText();
  const changes = useLoadable(useQuery(rateChanges, { sheet: props.sheet }));
  return (
    <Dialog
      size="account"
      open
      title={text('rateDesk.publishTitle', { version: props.version })}
      closeOnOutsidePress={false}
      onOpenChange={(open) => open || props.onClose()}
    >
      <Loaded of={changes}>{(data) => <Publishing {...props} changes={data} />}</Loaded>
    </Dialog>
  );
}
