import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Alert, Button, Dialog, Form, Inline, Link, Stack, Text, TextArea, useFormat } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { useQueryFiles } from '../../kit/use-query-files.tsx';
import type { ChargeQueryRow } from './rows.ts';

const { answerCharge } = contract.settlement;

interface AnswerDialogProps {
  row: ChargeQueryRow;
  /** opens the statement, so that it is issued anew */
  onReissue(): void;
  onClose(): void;
}

/** What was said about a line, and the answer: an explanation, or that the statement will be put right. */
export function AnswerDialog({ row, onReissue, onClose }: AnswerDialogProps) {
  const text = useText();
  const { minute } = useFormat();
  const { notices } = usePortal();
  const { run, pending } = useCommand(answerCharge);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const files = useQueryFiles(row.accountId, text('charges.files'));
  const lacks = words.trim().length < 2;
  async function send(decision: 'explain' | 'accept') {
    setTried(true);
    if (lacks) return;
    if (files.waits) return setFailure(text('charges.filesWait'));
    setFailure(undefined);
    const sent = await run({ queryId: row.id, decision, text: words, fileIds: files.ids, revision: row.revision });
    if (!sent.ok) return setFailure(errorText(text, sent.error));
    notices.show({ kind: 'success', text: text(`charges.answered.${decision}`) });
    if (decision === 'accept') onReissue();
    else onClose();
  }
  return (
    <Dialog
      size="message"
      open
      closeOnOutsidePress={false}
      title={`${row.accountNo} ${row.code}`}
      onOpenChange={(open) => open || onClose()}
    >
      <Stack>
        {row.notes.map((note) => (
          <Stack key={note.id} gap="none">
            <Text size="caption" tone="secondary">{`${note.name} · ${minute(note.at)}`}</Text>
            <Text>{note.text}</Text>
            {note.files.map(({ fileId, name, address }) => (
              <Link key={fileId} href={address}>
                {name}
              </Link>
            ))}
          </Stack>
        ))}
        {row.status === 'accepted' && (
          <div>
            <Button variant="primary" onClick={onReissue}>
              {text('charges.toReissue')}
            </Button>
          </div>
        )}
        {(row.status === 'open' || row.status === 'answered') && (
          <Form
            aria-label={text('charges.answer')}
            onSubmit={(event) => {
              event.preventDefault();
              void send('explain');
            }}
          >
            <TextArea
              label={text('charges.answer')}
              required
              rows={3}
              maxLength={1000}
              error={tried && lacks ? text('charges.answerMissing') : undefined}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            {files.field}
            {failure && <Alert kind="danger" live="assertive" title={failure} />}
            <Inline gap="sm">
              {row.status === 'open' && (
                <Button type="submit" variant="primary" loading={pending}>
                  {text('charges.explain')}
                </Button>
              )}
              <Button loading={pending} onClick={() => void send('accept')}>
                {text('charges.accept')}
              </Button>
            </Inline>
          </Form>
        )}
      </Stack>
    </Dialog>
  );
}
