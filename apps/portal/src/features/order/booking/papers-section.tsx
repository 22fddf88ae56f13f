import { contract, type FileKind, ORDER_FILE_LIMIT, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import { Checkbox, FormRow, Select, TextArea, TextField, Upload } from '@lading/ui';
import { useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import { ACCEPT } from '../papers/kinds.ts';
import { usePaperUploads } from '../papers/use-paper-uploads.ts';
import type { SectionProps } from './route-section.tsx';

const { bookingFiles, payers } = contract.order;
type Paper = Out<typeof contract.order.uploadOrderFile>;

/** Papers that a booking may bring, by what they are. */
const KINDS = ['packingInvoice', 'customs', 'MSDS'] as const satisfies readonly FileKind[];
const [DANGEROUS, LITHIUM] = [2, 5];

/** The papers of a booking: those that came with it, and those of a moment ago. */
export function usePapers(bookingId: number | undefined) {
  const there = useQuery(bookingFiles, bookingId === undefined ? null : { bookingId });
  const [brought, setBrought] = useState<readonly Paper[]>([]);
  const known = new Map<number, Pick<Paper, 'fileId' | 'name' | 'kind' | 'size'>>();
  for (const paper of [...(there.data?.list ?? []), ...brought]) known.set(paper.fileId, paper);
  return { all: [...known.values()], add: (paper: Paper) => setBrought((now) => [...now, paper]) };
}
export type Papers = ReturnType<typeof usePapers>;

interface PapersSectionProps extends SectionProps {
  bookingId: number | undefined;
  papers: Papers;
}

/** Section 6: papers, who pays, whom to call, and what the desk should know. */
export function PapersSection({ form, readOnly, bookingId, papers }: PapersSectionProps) {
  const text = useText();
  const { add, pending } = usePaperUploads(bookingId);
  const { papers: part, cargo, services } = form.draft;
  const billed = useQuery(payers, readOnly ? null : undefined).data ?? [];
  const risky = cargo.goods.some(({ goodsTypeId }) => goodsTypeId === DANGEROUS || goodsTypeId === LITHIUM);
  const wanted = KINDS.filter((kind) => (kind === 'customs' ? services.declare.on : kind === 'MSDS' ? risky : true));
  async function bring(files: readonly File[], kind: FileKind) {
    for (const file of files) {
      const paper = await add(file, kind);
      if (!paper) continue;
      papers.add(paper);
      form.set('papers.fileIds', [...form.draft.papers.fileIds, paper.fileId]);
    }
  }
  const typed = (name: 'name' | 'phone' | 'email') => ({
    ...form.at(`papers.contact.${name}`),
    label: text(`booking.contact.${name}`),
    required: name !== 'email',
    readOnly,
    value: part.contact[name],
    onChange: ({ target }: { target: { value: string } }) => form.set(`papers.contact.${name}`, target.value),
  });
  const problem = form.at('papers.fileIds');
  return (
    <>
      {wanted.map((kind, index) => (
        <Upload
          key={kind}
          id={index === 0 ? problem.id : `papers-${kind}`}
          label={text(`booking.paper.${kind}`)}
          error={index === 0 ? problem.error : undefined}
          accept={ACCEPT}
          maxSize={ORDER_FILE_LIMIT}
          multiple
          disabled={readOnly}
          loading={pending}
          files={papers.all
            .filter((paper) => paper.kind === kind && part.fileIds.includes(paper.fileId))
            .map(({ fileId, name, size }) => ({ id: String(fileId), name, size, status: 'done' as const }))}
          onAdd={(files) => void bring(files, kind)}
          onRemove={(id) =>
            form.set(
              'papers.fileIds',
              part.fileIds.filter((fileId) => String(fileId) !== id),
            )
          }
        />
      ))}
      {billed.length > 1 && (
        <Select
          label={text('booking.payerId')}
          readOnly={readOnly}
          placeholder={null}
          options={billed.map(({ customerId, name }) => ({ value: String(customerId), label: name }))}
          value={String(part.payerId ?? billed[0]?.customerId ?? '')}
          onChange={({ target }) => form.set('papers.payerId', Number(target.value))}
        />
      )}
      <FormRow>
        <TextField {...typed('name')} />
        <TextField {...typed('phone')} />
        <TextField {...typed('email')} />
      </FormRow>
      <TextArea
        {...form.at('papers.note')}
        label={text('booking.note')}
        hint={text('booking.noteHint')}
        maxLength={500}
        rows={3}
        readOnly={readOnly}
        value={part.note}
        onChange={({ target }) => form.set('papers.note', target.value)}
      />
      <Checkbox
        {...form.at('papers.agreed')}
        label={text('booking.agreed')}
        disabled={readOnly}
        checked={part.agreed}
        onChange={({ target }) => form.set('papers.agreed', target.checked)}
      />
    </>
  );
}
