import { Alert, Button, Form, Inline, SegmentedControl, Select, Stack, TextArea } from '@lading/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';

type DeskDecision = 'send' | 'accept' | 'refuse' | 'reopen' | 'cancel';

interface Reason {
  readonly path: string;
  readonly text: string;
}

interface DecideFormProps<Decision extends DeskDecision> {
  /** those that can be made now, the usual one first */
  decisions: readonly Decision[];
  /** places that a refusal can name, in words */
  places: readonly { readonly value: string; readonly label: string }[];
  pending: boolean;
  failure: string | undefined;
  /** what it is about */
  note?: ReactNode;
  onDecide(decision: Decision, reason: string, reasons: readonly Reason[]): void;
}

const TURNS_DOWN: readonly DeskDecision[] = ['refuse', 'cancel'];

/** The desk's answer to a paper; one that turns it down says why, for a field or for the whole. */
export function DecideForm<Decision extends DeskDecision>({
  decisions,
  places,
  pending,
  failure,
  note,
  onDecide,
}: DecideFormProps<Decision>) {
  const text = useText();
  const [picked, setPicked] = useState<Decision>();
  const [reason, setReason] = useState('');
  const [path, setPath] = useState('');
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  const [tried, setTried] = useState(false);
  const decision = picked && decisions.includes(picked) ? picked : decisions[0];
  if (!decision) return null;
  const turnsDown = TURNS_DOWN.includes(decision);
  const said = reason.trim();
  const all = path && said ? [...reasons, { path, text: said }] : reasons;
  const lacking = turnsDown && said === '' && reasons.length === 0;
  return (
    <Form
      aria-label={text('declaration.decision')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!lacking) onDecide(decision, path ? '' : said, turnsDown ? all : []);
      }}
    >
      {note}
      <SegmentedControl
        label={text('declaration.decision')}
        options={decisions.map((value) => ({ value, label: text(`declaration.decide.${value}`) }))}
        value={decision}
        onChange={(value) => setPicked(decisions.find((one) => one === value))}
      />
      {turnsDown && (
        <Stack gap="sm">
          {reasons.map((one) => (
            <Inline key={`${one.path} ${one.text}`} gap="sm">
              {places.find(({ value }) => value === one.path)?.label}: {one.text}
            </Inline>
          ))}
          <Select
            label={text('declaration.whyField')}
            placeholder={text('declaration.whyAll')}
            options={places}
            value={path}
            onChange={({ target }) => setPath(target.value)}
          />
          <TextArea
            label={text('declaration.why')}
            hint={text('declaration.customsText')}
            rows={2}
            maxLength={300}
            error={tried && lacking ? text('declaration.whyMissing') : undefined}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {path && said && (
            <div>
              <Button
                size="sm"
                onClick={() => {
                  setReasons(all);
                  setReason('');
                  setPath('');
                }}
              >
                {text('declaration.oneMore')}
              </Button>
            </div>
          )}
        </Stack>
      )}
      {failure && <Alert kind="danger" live="assertive" title={failure} />}
      <Button type="submit" variant={turnsDown ? 'danger' : 'primary'} loading={pending}>
        {text(`declaration.decide.${decision}`)}
      </Button>
    </Form>
  );
}
