import type { Asked, Result } from '@lading/api-client';
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
import { errorText } from '../app/error-text.ts';
import { useText } from '../i18n/text.ts';
import { Loaded } from './loaded.tsx';
import { useLoadable } from './use-loadable.ts';

/** The words of a kind of link: all families have the same. */
type Family = 'quotes' | 'tracking';
const TONES = { open: 'success', expired: 'neutral', revoked: 'neutral' } as const;

interface SharedLink {
  readonly id: number;
  readonly author: string;
  readonly createTime: string;
  readonly expires: string;
  readonly state: keyof typeof TONES;
  readonly opened: number;
}

interface LinkLineProps {
  says: Family;
  link: SharedLink;
  pending: boolean;
  onRevoke(): void;
}

function LinkLine({ says, link, pending, onRevoke }: LinkLineProps) {
  const text = useText();
  const { minute } = useFormat();
  const { author, createTime, expires, state, opened } = link;
  const told = { name: author, made: minute(createTime), until: minute(expires), count: opened };
  return (
    <li>
      <Inline gap="sm" justify="between">
        <Text as="span" size="dense">
          {text(`${says}.linkLine`, told)}
        </Text>
        <Inline gap="sm">
          <StatusTag tone={TONES[state]}>{text(`${says}.link.${state}`)}</StatusTag>
          {state === 'open' && (
            <TextButton aria-disabled={pending || undefined} onClick={() => pending || onRevoke()}>
              {text(`${says}.withdraw`)}
            </TextButton>
          )}
        </Inline>
      </Inline>
    </li>
  );
}

interface LinksDialogProps {
  says: Family;
  title: string;
  /** what a reader of the link sees */
  lead: string;
  /** for how long it can be opened, and what is proposed */
  days: readonly number[];
  usual: number;
  links: Asked<{ list: SharedLink[] }>;
  making: boolean;
  make(days: number): Promise<Result<{ token: string; expires: string }>>;
  /** the page that a link leads to, before its token: `/track/` */
  path: string;
  withdrawing: boolean;
  withdraw(id: number): Promise<Result<unknown>>;
  onClose(): void;
}

/** Links by which somebody without an account reads one thing: made for some days, shown once, withdrawn at once. */
export function LinksDialog(props: LinksDialogProps) {
  const { says, title, lead, days: offered, usual, links, making, make, path, withdrawing, withdraw, onClose } = props;
  const text = useText();
  const { minute } = useFormat();
  const [days, setDays] = useState(usual);
  const [made, setMade] = useState<{ url: string; expires: string }>();
  const [failure, setFailure] = useState<string>();
  const known = useLoadable(links);
  const create = async () => {
    setFailure(undefined);
    const sent = await make(days);
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    const { token, expires } = sent.data;
    setMade({ url: new URL(`${path}${encodeURIComponent(token)}`, globalThis.location.origin).href, expires });
  };
  const revoke = async ({ id }: SharedLink) => {
    const sent = await withdraw(id);
    setFailure(sent.ok ? undefined : errorText(text, sent.error));
    // What was just made may be what was withdrawn.
    if (sent.ok) setMade(undefined);
  };
  return (
    <Dialog size="message" open title={title} onOpenChange={(open) => open || onClose()}>
      <Stack>
        <Text tone="secondary">{lead}</Text>
        <Inline gap="sm" align="end">
          <Select
            label={text(`${says}.shareDays`)}
            value={`${days}`}
            placeholder={null}
            options={offered.map((value) => ({ value: `${value}`, label: text(`${says}.days`, { days: value }) }))}
            onChange={({ target }) => setDays(Number(target.value))}
          />
          <Button variant="primary" icon={icons.link} loading={making} onClick={() => void create()}>
            {text(`${says}.makeLink`)}
          </Button>
        </Inline>
        {failure && <Alert kind="danger" live="assertive" title={failure} />}
        {made && (
          <Stack gap="sm">
            <TextField
              label={text(`${says}.link`)}
              value={made.url}
              readOnly
              mono
              hint={text(`${says}.linkOnce`, { until: minute(made.expires) })}
            />
            <Inline>
              <CopyButton wide value={made.url} label={text(`${says}.copyLink`)} />
            </Inline>
          </Stack>
        )}
        <Loaded of={known}>
          {({ list }) =>
            list.length === 0 ? (
              <Text size="dense" tone="secondary">
                {text(`${says}.noLinks`)}
              </Text>
            ) : (
              <Stack as="ul" gap="sm" aria-label={text(`${says}.links`)}>
                {list.map((link) => (
                  <LinkLine
                    says={says}
                    link={link}
                    key={link.id}
                    pending={withdrawing}
                    onRevoke={() => void revoke(link)}
                  />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
}
