import type { contract, Out } from '@lading/api-client/contract';
import { Button, ButtonLink, DecisionBar, type DecisionState, useFormat } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { TemplateNameDialog } from '../../../kit/template-name-dialog.tsx';
import { useMay } from '../../../session/use-may.ts';
import { EndDialog } from './end-dialog.tsx';
import type { BookingForm } from './form.ts';
import { SyncDialog } from './sync-dialog.tsx';
import { onWire, type Work } from './use-draft.ts';
import { useMoves } from './use-moves.ts';

type Info = Out<typeof contract.order.bookingInfo>;

interface BookingBarProps {
  work: Work;
  form: BookingForm;
  info: Info | undefined;
  readOnly: boolean;
  total: { currency: string; amount: string } | null;
  pending: boolean;
  onSubmit(): void;
}

const STATES: Readonly<Record<Work['state'], DecisionState>> = {
  saved: 'saved',
  saving: 'saving',
  offline: 'offline',
  failed: 'failed',
  local: 'plain',
};

/** How it is kept, what is missing, and what can be done with it. */
export function BookingBar({ work, form, info, readOnly, total, pending, onSubmit }: BookingBarProps) {
  const text = useText();
  const { minute, money } = useFormat();
  const maySubmit = useMay('order:submit');
  const moves = useMoves(work.bookingId, info?.orderStatus);
  const [asking, setAsking] = useState<'cancel' | 'delete' | 'template' | 'sync'>();
  const at = work.savedAt === '' ? '' : minute(work.savedAt, undefined).slice(-5);
  const status = {
    saved: text('booking.saved', { at }),
    saving: text('booking.saving'),
    offline: text('booking.offline'),
    failed: text('booking.failed', { why: work.failure }),
    local: text(work.draft.route.polId !== null && work.draft.route.podId !== null ? 'booking.fresh' : 'booking.local'),
  }[work.state];
  const can = (event: Info['moves'][number]) => info?.moves.includes(event) ?? false;
  const missing = form.errors.length;
  const figure = total && <strong>{money(total.currency, total.amount)}</strong>;
  const dialog =
    asking === 'sync' ? (
      <SyncDialog work={work} onClose={() => setAsking(undefined)} />
    ) : asking === 'template' ? (
      <TemplateNameDialog template={{ booking: onWire(work.draft) }} onClose={() => setAsking(undefined)} />
    ) : (
      asking && (
        <EndDialog
          kind={asking}
          pending={moves.pending}
          failure={moves.failure}
          onClose={() => setAsking(undefined)}
          onDone={async (reason) => {
            if (await (asking === 'delete' ? moves.remove() : moves.cancel(reason))) setAsking(undefined);
          }}
        />
      )
    );
  if (readOnly)
    return (
      <DecisionBar
        label={text('booking.bar')}
        state="plain"
        status={moves.failure || text('booking.answered')}
        figure={figure}
      >
        {can('askCancel') && <Button onClick={() => setAsking('cancel')}>{text('booking.cancel')}</Button>}
        {can('withdraw') && (
          <Button loading={moves.pending} onClick={() => void moves.withdraw()}>
            {text('booking.withdraw')}
          </Button>
        )}
        <ButtonLink href={`/booking?copy=${work.bookingId ?? ''}`}>{text('booking.again')}</ButtonLink>
        {dialog}
      </DecisionBar>
    );
  return (
    <DecisionBar
      label={text('booking.bar')}
      state={STATES[work.state]}
      status={status}
      note={missing > 0 && text('booking.missing', { count: missing })}
      figure={figure}
    >
      {work.bookingId !== undefined && info?.orderStatus !== 5 && (
        <Button variant="ghost" onClick={() => setAsking('delete')}>
          {text('booking.delete')}
        </Button>
      )}
      {work.bookingId !== undefined && (
        <Button variant="ghost" onClick={() => setAsking('sync')}>
          {text('booking.sync')}
        </Button>
      )}
      <Button variant="ghost" onClick={() => setAsking('template')}>
        {text('booking.asTemplate')}
      </Button>
      <Button loading={work.state === 'saving'} onClick={() => void work.save()}>
        {text('booking.save')}
      </Button>
      <Button variant="primary" loading={pending} disabled={!maySubmit || work.clashes.length > 0} onClick={onSubmit}>
        {text(info?.orderStatus === 5 ? 'booking.resubmit' : 'booking.submit')}
      </Button>
      {dialog}
    </DecisionBar>
  );
}
