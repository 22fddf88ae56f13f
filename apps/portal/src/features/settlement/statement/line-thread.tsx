import { settle } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { useApi, useCommand } from '@lading/api-client/react';
import { Button, Inline, icons, Stack, StatementThread, Text, TextArea, TextButton } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { saveBlob } from '../../../kit/save-blob.ts';
import { useQueryFiles } from '../../../kit/use-query-files.tsx';
import type { ChargeLine } from './statement-lines.ts';

type Query = NonNullable<ChargeLine['query']>;
type File = Query['notes'][number]['files'][number];

/** A file that was sent along, saved when it is pressed. */
function QueryFile({ file }: { file: File }) {
  const text = useText();
  const { client } = useApi();
  const { notices } = usePortal();
  const save = async () => {
    const fetched = await settle(client.file(file.address));
    if (fetched.ok) saveBlob(fetched.data, file.name);
    else notices.show({ kind: 'error', text: errorText(text, fetched.error) });
  };
  return <TextButton onClick={() => void save()}>{file.name}</TextButton>;
}

interface LineThreadProps {
  accountId: number;
  line: ChargeLine;
  query: Query;
  name: string;
  /** the reader may answer */
  editable: boolean;
}

/** What was asked and answered about a line; the answer is taken, or asked about again. */
export function LineThread({ accountId, line, query, name, editable }: LineThreadProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run, pending } = useCommand(contract.settlement.replyCharge);
  const [again, setAgain] = useState<string>();
  const files = useQueryFiles(accountId, text('statements.queryFiles'));
  const send = async (step: 'again' | 'settle') => {
    if (files.waits) return notices.show({ kind: 'warning', text: text('statements.filesWait') });
    const asked = step === 'again' ? { text: again?.trim() ?? '', fileIds: files.ids } : {};
    const sent = await run({ queryId: query.id, revision: query.revision, step, ...asked });
    if (!sent.ok) return notices.show({ kind: 'error', text: errorText(text, sent.error) });
    setAgain(undefined);
  };
  const { status, notes, reason, expected } = query;
  const first = notes[0]?.id;
  return (
    <Stack gap="sm">
      <StatementThread
        name={name}
        words={notes.map((note) => ({
          id: note.id,
          author: note.name,
          time: note.at,
          text: note.text,
          ...(note.id === first && {
            reason: text(`statements.reason.${reason}`),
            expected: expected === null ? undefined : { currency: line.currency, amount: expected },
          }),
          files: note.files.map((file) => <QueryFile key={file.fileId} file={file} />),
        }))}
      />
      {(status === 'accepted' || status === 'changed') && (
        <Text size="dense">{text(`statements.query.${status}`)}</Text>
      )}
      {editable && again !== undefined && (
        <Stack gap="sm">
          <TextArea
            label={text('statements.again')}
            maxLength={1000}
            value={again}
            onChange={({ currentTarget }) => setAgain(currentTarget.value)}
          />
          {files.field}
          <Inline gap="sm">
            <Button
              size="sm"
              variant="pen"
              icon={icons.pen}
              loading={pending}
              disabled={again.trim().length < 2}
              onClick={() => void send('again')}
            >
              {text('statements.sendAgain')}
            </Button>
            <Button size="sm" onClick={() => setAgain(undefined)}>
              {text('statements.cancel')}
            </Button>
          </Inline>
        </Stack>
      )}
      {editable && again === undefined && status === 'answered' && (
        <Inline gap="sm">
          <Button size="sm" icon={icons.check} loading={pending} onClick={() => void send('settle')}>
            {text('statements.takeAnswer')}
          </Button>
          <Button size="sm" onClick={() => setAgain('')}>
            {text('statements.again')}
          </Button>
        </Inline>
      )}
      {editable && status === 'open' && (
        <Inline>
          <Button size="sm" variant="ghost" loading={pending} onClick={() => void send('settle')}>
            {text('statements.takeBack')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
