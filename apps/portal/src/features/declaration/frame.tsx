import {
  Alert,
  Button,
  Deadline,
  DescriptionList,
  type LinkTab,
  LinkTabs,
  Page,
  Panel,
  Text,
  useFormat,
} from '@lading/ui';
import type { ReactNode } from 'react';
import { useNumber } from '../../app/title.ts';
import { useNow } from '../../app/use-now.ts';
import { useText } from '../../i18n/text.ts';
import { PaperTrail } from '../../kit/paper-trail.tsx';
import { useMay } from '../../session/use-may.ts';

interface About {
  readonly bookingId: number;
  readonly bookingNo: string;
  readonly vessel: string;
  readonly voyage: string;
  readonly closesAt: string | null;
  readonly zone: string;
}

interface FrameProps {
  of: About;
  paper: 'vgm' | 'preplan';
  actions?: ReactNode;
  children: ReactNode;
}

/** One paper of a booking, and the way to the other one. */
export function DeclarationFrame({ of, paper, actions, children }: FrameProps) {
  const text = useText();
  const now = useNow();
  const { bookingId, bookingNo, vessel, voyage, closesAt, zone } = of;
  useNumber(bookingNo);
  const items: LinkTab[] = (['vgm', 'preplan'] as const).map((id) => ({
    id,
    label: text(`declaration.${id}`),
    href: `/${id}/${bookingId}`,
    current: id === paper,
  }));
  return (
    <Page
      title={text(paper === 'vgm' ? 'declaration.vgmTitle' : 'declaration.preplanTitle', { bookingNo })}
      meta={
        <>
          {[vessel, voyage].filter(Boolean).join(' / ')}{' '}
          {closesAt && (
            <>
              {text('declaration.closes')} <Deadline at={closesAt} zone={zone} now={now} dated />
            </>
          )}
        </>
      }
      actions={actions}
    >
      <PaperTrail paper={paper} bookingId={bookingId} bookingNo={bookingNo} />
      <LinkTabs label={text('declaration.tabs')} items={items} />
      {children}
    </Page>
  );
}

interface Entry {
  readonly event:
    | 'saved'
    | 'submitted'
    | 'retracted'
    | 'amended'
    | 'sent'
    | 'accepted'
    | 'refused'
    | 'reopened'
    | 'cancelled'
    | 'again'
    | 'taken';
  readonly author: string;
  readonly at: string;
  readonly ctnNos: readonly string[];
  readonly note: string;
}

/** Who did what with the paper. */
export function DeclarationHistory({ log }: { log: readonly Entry[] }) {
  const text = useText();
  const { minute } = useFormat();
  return (
    <Panel title={text('declaration.history')}>
      {log.length === 0 ? (
        <Text tone="secondary">{text('declaration.noHistory')}</Text>
      ) : (
        <DescriptionList
          layout="rows"
          items={log.slice(0, 12).map(({ event, author, at, ctnNos, note }, place) => ({
            name: `${log.length - place}. ${text(`declaration.event.${event}`)} ${minute(at).slice(5)}`,
            value: [author, ctnNos.join(', '), note].filter(Boolean).join(' · '),
          }))}
        />
      )}
    </Panel>
  );
}

/** Somebody else has written since: nothing more is kept until the page knows what. */
export function OlderAlert({ onReload }: { onReload(): void }) {
  const text = useText();
  return (
    <Alert
      kind="warning"
      live="assertive"
      title={text('declaration.older')}
      actions={<Button onClick={onReload}>{text('declaration.reload')}</Button>}
    >
      {text('declaration.olderText')}
    </Alert>
  );
}

export const useMayDeclare = (paper: 'vgm' | 'preplan'): boolean =>
  useMay(paper === 'vgm' ? 'vgm:edit' : 'preplan:edit');
