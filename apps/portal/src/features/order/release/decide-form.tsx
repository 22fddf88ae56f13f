import { contract, type In, RELEASE_STATE } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, Form, SegmentedControl, TextArea, TextField } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import type { ReleaseBill } from './release-checks.tsx';

const { decideRelease } = contract.order;
type Decision = In<typeof decideRelease>['decision'];
const ANSWERS = ['release', 'return', 'refuse'] as const satisfies readonly Decision[];

interface DecideFormProps {
  application: NonNullable<ReleaseBill['application']>;
  onClose(): void;
}

/** Takes an application up; then releases the bill, returns it for what is missing, or refuses it. */
export function DecideForm({ application, onClose }: DecideFormProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(decideRelease);
  const [decision, setDecision] = useState<Decision>('release');
  const [values, setValues] = useState({ reason: '', telexNo: '', courierNo: '' });
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { id, status, kind, revision } = application;
  const set = (next: Partial<typeof values>) => setValues((before) => ({ ...before, ...next }));
  const turnsDown = decision === 'return' || decision === 'refuse';
  const lacksReason = turnsDown && values.reason.trim() === '';
  const lacksCourier = decision === 'release' && kind === 'original' && values.courierNo.trim() === '';

  async function send(what: Decision) {
    setTried(true);
    if (what !== 'review' && (lacksReason || lacksCourier)) return;
    setFailure(undefined);
    const sent = await run({ id, decision: what, revision, ...values, requestId: crypto.randomUUID() });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text(`release.done.${what}`) });
    if (what === 'review') setTried(false);
    else onClose();
  }
  const failed = failure && <Alert kind="danger" live="assertive" title={failure} />;
  if (status === RELEASE_STATE.applied)
    return (
      <>
        {failed}
        <div>
          <Button variant="primary" loading={pending} onClick={() => void send('review')}>
            {text('release.decide.review')}
          </Button>
        </div>
      </>
    );
  return (
    <Form
      aria-label={text('release.decision')}
      onSubmit={(event) => {
        event.preventDefault();
        void send(decision);
      }}
    >
      <SegmentedControl
        label={text('release.decision')}
        options={ANSWERS.map((value) => ({ value, label: text(`release.decide.${value}`) }))}
        value={decision}
        onChange={(value) => setDecision(ANSWERS.find((one) => one === value) ?? 'release')}
      />
      {turnsDown && (
        <TextArea
          label={text('release.why')}
          hint={text('release.whyHint')}
          required
          rows={2}
          maxLength={500}
          error={tried && lacksReason ? text('release.whyMissing') : undefined}
          value={values.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      )}
      {decision === 'release' && kind === 'telex' && (
        <TextField
          label={text('release.telexNo')}
          maxLength={60}
          value={values.telexNo}
          onChange={({ target }) => set({ telexNo: target.value })}
        />
      )}
      {decision === 'release' && kind !== 'telex' && kind !== 'seawaybill' && (
        <TextField
          label={text('release.courierNo')}
          required={kind === 'original'}
          maxLength={60}
          error={tried && lacksCourier ? text('release.courierMissing') : undefined}
          value={values.courierNo}
          onChange={({ target }) => set({ courierNo: target.value })}
        />
      )}
      {failed}
      <Button type="submit" variant={decision === 'release' ? 'primary' : 'danger'} loading={pending}>
        {text(`release.decide.${decision}`)}
      </Button>
    </Form>
  );
}
