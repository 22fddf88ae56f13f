import { contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import {
  Alert,
  Button,
  CopyButton,
  Dialog,
  Inline,
  icons,
  Select,
  Stack,
  StatusTag,
  Text,
  TextButton,
  TextField,
  useFormat,
} from '@lading/ui';
import { useState } from 'react';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { useLoadable } from '../../kit/use-loadable.ts';

const { traceLinks, createTraceLink, revokeTraceLink } = contract.order;
type Link = Out<typeof traceLinks>['list'][number];

const DAYS = [7, 14, 30, 60] as const;
const TONES = { open: 'success', expired: 'neutral', revoked: 'neutral' } as const;

interface LinkLineProps {
  link: Link;
  pending: boolean;
  onRevoke(): void;
}

function LinkLine({ link, pending, onRevoke }: LinkLineProps) {
  const text = useText();
  const { minute } = useFormat();
  const { author, createTime, expires, state, opened } = link;
  return (
    <li>
      <Inline gap="sm" justify="between">
        <Text as="span" size="dense">
          {text('tracking.linkLine', { name: author, made: minute(createTime), until: minute(expires), count: opened })}
        </Text>
        <Inline gap="sm">
          <StatusTag tone={TONES[state]}>{text(`tracking.link.${state}`)}</StatusTag>
          {state === 'open' && (
            <TextButton aria-disabled={pending || undefined} onClick={() => pending || onRevoke()}>
              {text('tracking.withdraw')}
            </TextButton>
          )}
        </Inline>
      </Inline>
    </li>
  );
}

interface ShareDialogProps {
  bookingId: number;
  workNo: string;
  onClose(): void;
}

/** Links by which a consignee sees where a shipment is: made for some days, withdrawn at once. */
export function ShareDialog({ bookingId, workNo, onClose }: ShareDialogProps) {
  const text = useText();
  const { minute } = useFormat();
  const [days, setDays] = useState<number>(30);
  const [made, setMade] = useState<{ url: string; expires: string }>();
  const [failure, setFailure] = useState<string>();
  const links = useLoadable(useQuery(traceLinks, { bookingId }));
  const create = useCommand(createTraceLink);
  const revoke = useCommand(revokeTraceLink);
  const make = async () => {
    setFailure(undefined);
    const sent = await create.run({ bookingId, days });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    const { token, expires } = sent.data;
    setMade({ url: new URL(`/track/${encodeURIComponent(token)}`, globalThis.location.origin).href, expires });
  };
  const withdraw = async ({ id }: Link) => {
    const sent = await revoke.run({ bookingId, id });
    setFailure(sent.ok ? undefined : errorText(text, sent.error));
    // What was just made may be what was withdrawn.
    if (sent.ok) setMade(undefined);
  };
  return (
    <Dialog
      size="message"
      open
      title={text('tracking.shareTitle', { number: workNo })}
      onOpenChange={(open) => open || onClose()}
    >
      <Stack>
        <Text tone="secondary">{text('tracking.shareLead')}</Text>
        <Inline gap="sm" align="end">
          <Select
            label={text('tracking.shareDays')}
            value={`${days}`}
            placeholder={null}
            options={DAYS.map((value) => ({ value: `${value}`, label: text('tracking.days', { days: value }) }))}
            onChange={({ target }) => setDays(Number(target.value))}
          />
          <Button variant="primary" icon={icons.link} loading={create.pending} onClick={() => void make()}>
            {text('tracking.makeLink')}
          </Button>
        </Inline>
        {failure && <Alert kind="danger" live="assertive" title={failure} />}
        {made && (
          <Stack gap="sm">
            <TextField
              label={text('tracking.link')}
              value={made.url}
              readOnly
              mono
              hint={text('tracking.linkOnce', { until: minute(made.expires) })}
            />
            <Inline>
              <CopyButton wide value={made.url} label={text('tracking.copyLink')} />
            </Inline>
          </Stack>
        )}
        <Loaded of={links}>
          {({ list }) =>
            list.length === 0 ? (
              <Text size="dense" tone="secondary">
                {text('tracking.noLinks')}
              </Text>
            ) : (
              <Stack as="ul" gap="sm" aria-label={text('tracking.links')}>
                {list.map((link) => (
                  <LinkLine key={link.id} link={link} pending={revoke.pending} onRevoke={() => void withdraw(link)} />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
}
