import { settle } from '@lading/api-client';
import { contract, type Out, type SoField } from '@lading/api-client/contract';
import { Alert, Button, icons, SoMatch, Stack } from '@lading/ui';
import { useRef, useState } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { useText } from '../../../i18n/text.ts';
import { useOpenedFile } from '../files/use-opened-file.ts';
import { type Paper, usePaperUploads } from '../papers/use-paper-uploads.ts';
import { matchSo, type SoForm } from './match-so.ts';

const { analyseSo } = contract.order;

interface Reading {
  readonly paper: Paper;
  readonly read: Out<typeof analyseSo>;
}

interface SoPanelProps {
  /** undefined as long as the booking is not saved */
  bookingId: number | undefined;
  /** what stands in the form; a field that it lacks is not offered */
  form: SoForm;
  /** takes values over, in one step */
  onAdopt(values: Partial<Record<SoField, string>>): void;
  /** goes to the field */
  onType?: ((field: SoField) => void) | undefined;
  /** the paper is here: it goes along with the booking */
  onPaper?: ((fileId: number) => void) | undefined;
  disabled?: boolean;
}

/** Brings a shipping order, has it read, and offers what it says beside the form. Nothing is taken over by itself. */
export function SoPanel({ bookingId, form, onAdopt, onType, onPaper, disabled = false }: SoPanelProps) {
  const text = useText();
  const { client } = usePortal();
  const { add } = usePaperUploads(bookingId);
  const { openFile, dialog } = useOpenedFile();
  const picked = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<Reading>();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function bring(file: File) {
    setFailure(undefined);
    setReading(undefined);
    setBusy(file.name);
    const paper = await add(file, 'SO');
    if (paper) {
      onPaper?.(paper.fileId);
      const read = await settle(client.call(analyseSo, { fileId: paper.fileId }));
      if (read.ok) setReading({ paper, read: read.data });
      else setFailure(text('so.failed', { name: paper.name, error: errorText(text, read.error) }));
    }
    setBusy(undefined);
  }
  const { agree, offers } = reading
    ? matchSo(reading.read, form, (field) => text(`so.${field}`))
    : { agree: 0, offers: [] };
  return (
    <Stack gap="sm">
      <div>
        <Button
          icon={icons.upload}
          loading={busy !== undefined}
          disabled={disabled}
          onClick={() => picked.current?.click()}
        >
          {text('so.read')}
        </Button>
        <input
          ref={picked}
          type="file"
          hidden
          aria-label={text('so.pick')}
          accept=".pdf"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be chosen again.
            currentTarget.value = '';
            if (file) void bring(file);
          }}
        />
      </div>
      {failure && <Alert kind="danger" live="assertive" title={failure} />}
      {reading && (
        <SoMatch
          agree={agree}
          offers={offers}
          scan={!reading.read.text}
          disabled={disabled}
          onAdopt={(name, value) => onAdopt({ [name]: value })}
          onAdoptAll={(all) => onAdopt(Object.fromEntries(all.map(({ name, value }) => [name, value])))}
          onType={onType && ((name) => onType(name as SoField))}
          onOpen={() => void openFile(reading.paper)}
          onDismiss={() => setReading(undefined)}
        />
      )}
      {dialog}
    </Stack>
  );
}
