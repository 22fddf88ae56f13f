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
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useLoadable } from '../../../kit/use-loadable.ts';
import type { QuoteRow } from './quotes-list.ts';

const { quoteShares, createQuoteShare, revokeQuoteShare } = contract.freight;
type Link = Out<typeof quoteShares>['list'][number];

const DAYS = [3, 7, 14, 30] as const;
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
          {text('quotes.linkLine', { name: author, made: minute(createTime), until: minute(expires), count: opened })}
        </Text>
        <Inline gap="sm">
          <StatusTag tone={TONES[state]}>{text(`quotes.link.${state}`)}</StatusTag>
          {state === 'open' && (
            <TextButton aria-disabled={pending || undefined} onClick={() => pending || onRevoke()}>
              {text('quotes.withdraw')}
            </TextButton>
          )}
        </Inline>
      </Inline>
    </li>
  );
}

/** Links by which the customer's customer reads a quotation: made for some days, withdrawn at once. */
export function ShareDialog({ quote, onClose }: { quote: QuoteRow; onClose(): void }) {
  const text = useText();
  const { minute } = useFormat();
  const [days, setDays] = useState<number>(7);
  const [made, setMade] = useState<{ url: string; expires: string }>();
  const [failure, setFailure] = useState<string>();
  const links = useLoadable(useQuery(quoteShares, { quoteId: quote.id }));
  const create = useCommand(createQuoteShare);
  const revoke = useCommand(revokeQuoteShare);
  const make = async () => {
    setFailure(undefined);
    const sent = await create.run({ quoteId: quote.id, days });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    const { token, expires } = sent.data;
    const url = new URL(`/share/quote/${encodeURIComponent(token)}`, globalThis.location.origin).href;
    setMade({ url, expires });
  };
  const withdraw = async ({ id }: Link) => {
    const sent = await revoke.run({ quoteId: quote.id, id });
    setFailure(sent.ok ? undefined : errorText(text, sent.error));
    // What was just made may be what was withdrawn.
    if (sent.ok) setMade(undefined);
  };
  return (
    <Dialog
      size="message"
      open
      title={text('quotes.shareTitle', { name: quote.quoteNo })}
      onOpenChange={(open) => open || onClose()}
    >
      <Stack>
        <Text tone="secondary">{text('quotes.shareLead')}</Text>
        <Inline gap="sm" align="end">
          <Select
            label={text('quotes.shareDays')}
            value={`${days}`}
            placeholder={null}
            options={DAYS.map((value) => ({ value: `${value}`, label: text('quotes.days', { days: value }) }))}
            onChange={({ target }) => setDays(Number(target.value))}
          />
          <Button variant="primary" icon={icons.link} loading={create.pending} onClick={() => void make()}>
            {text('quotes.makeLink')}
          </Button>
        </Inline>
        {failure && <Alert kind="danger" live="assertive" title={failure} />}
        {made && (
          <Stack gap="sm">
            <TextField
              label={text('quotes.link')}
              value={made.url}
              readOnly
              mono
              hint={text('quotes.linkOnce', { until: minute(made.expires) })}
            />
            <Inline>
              <CopyButton wide value={made.url} label={text('quotes.copyLink')} />
            </Inline>
          </Stack>
        )}
        <Loaded of={links}>
          {({ list }) =>
            list.length === 0 ? (
              <Text size="dense" tone="secondary">
                {text('quotes.noLinks')}
              </Text>
            ) : (
              <Stack as="ul" gap="sm" aria-label={text('quotes.links')}>
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
