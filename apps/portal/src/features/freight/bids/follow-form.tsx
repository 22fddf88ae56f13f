import { contract, type In, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, Checkbox, Form, icons, NumberField, Stack, Text } from '@lading/ui';
import { money as moneyRule } from '@lading/validators';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';

const { followRate, followedRates } = contract.freight;
type Triggers = Out<typeof followedRates>['records'][number]['triggers'];
type Thing = Pick<In<typeof followRate>, 'rateId' | 'polId' | 'podId' | 'shippingId' | 'ctnType'>;

/** Boxes that count as few, as they were drawn. */
const FEW = 10;

interface FollowFormProps {
  thing: Thing;
  container: string;
  currency: string;
  /** what was wished for before */
  wished?: Triggers | undefined;
  onDone?(): void;
}

/** When one wants to be told of what one follows; sending it follows. */
export function FollowForm({ thing, container, currency, wished, onDone }: FollowFormProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(followRate);
  const [below, setBelow] = useState(wished?.priceBelow?.replace(/\.00$/, '') ?? '');
  const [few, setFew] = useState(wished?.boxesAtMost !== undefined);
  const [sailings, setSailings] = useState(wished?.sailingChanged ?? false);
  const [docs, setDocs] = useState(wished?.beforeDocs ?? false);
  const [failure, setFailure] = useState<string>();
  const wrong = below !== '' && !moneyRule.is(below) ? text('bids.belowWrong') : undefined;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (wrong) return;
    setFailure(undefined);
    const triggers = {
      ...(below && { priceBelow: below }),
      ...(few && { boxesAtMost: wished?.boxesAtMost ?? FEW }),
      ...(sailings && { sailingChanged: true }),
      ...(docs && { beforeDocs: true }),
    };
    const sent = await run({ ...thing, followed: true, triggers });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text('bids.followed') });
    onDone?.();
  };
  return (
    <Form aria-label={text('bids.follow')} onSubmit={(event) => void send(event)}>
      <Text tone="secondary">{text('bids.followLead')}</Text>
      <NumberField
        label={text('bids.below', { container })}
        currency={currency}
        inputMode="decimal"
        value={below}
        error={wrong}
        onChange={({ target }) => setBelow(target.value)}
      />
      <Stack gap="xs">
        <Checkbox
          label={text('bids.few', { count: wished?.boxesAtMost ?? FEW })}
          checked={few}
          onChange={({ target }) => setFew(target.checked)}
        />
        <Checkbox
          label={text('bids.sailings')}
          checked={sailings}
          onChange={({ target }) => setSailings(target.checked)}
        />
        <Checkbox label={text('bids.docs')} checked={docs} onChange={({ target }) => setDocs(target.checked)} />
      </Stack>
      {failure && <Alert kind="danger" live="assertive" title={failure} />}
      <Button type="submit" icon={icons.star} loading={pending}>
        {text(wished ? 'bids.keepFollow' : 'bids.follow')}
      </Button>
      <Text size="caption" tone="secondary">
        {text('bids.channel')}
      </Text>
    </Form>
  );
}
