import { settle } from '@lading/api-client';
import { contract, type In } from '@lading/api-client/contract';
import { useApi, useCommand, useQuery } from '@lading/api-client/react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';
import { saveBlob } from '../../kit/save-blob.ts';

const { vgmDeclaration, vgmTemplates, saveVgmTemplate, deleteVgmTemplates } = contract.order;
const { preplanTemplates, savePreplanTemplate, deletePreplanTemplates } = contract.order;

/** Saves the declaration as a PDF. */
export function useDeclarationPdf(bookingId: number, bookingNo: string): () => Promise<void> {
  const text = useText();
  const { client } = useApi();
  const { notices } = usePortal();
  return async () => {
    const file = await settle(client.call(vgmDeclaration, { bookingId }));
    if (file.ok) saveBlob(file.data, `${bookingNo}_vgm.pdf`);
    else notices.show({ kind: 'error', text: errorText(text, file.error) });
  };
}

type Sent = { ok: true } | { ok: false; error: Parameters<typeof errorText>[1] };

/** Tells what went wrong with a sending; answers whether it was done. */
export function useTold(): (sent: Sent) => boolean {
  const text = useText();
  const { notices } = usePortal();
  return (sent) => {
    if (!sent.ok) notices.show({ kind: 'error', text: errorText(text, sent.error) });
    return sent.ok;
  };
}

const ALL = { size: 100 };

/** Who declares for the company, as kept. */
export function useVgmTemplates() {
  const told = useTold();
  const query = useQuery(vgmTemplates, ALL);
  const save = useCommand(saveVgmTemplate);
  const gone = useCommand(deleteVgmTemplates);
  return {
    list: query.data?.records ?? [],
    save: async (name: string, content: In<typeof saveVgmTemplate>['content']) =>
      told(await save.run({ name, content, requestId: crypto.randomUUID() })),
    remove: async (id: number) => told(await gone.run({ ids: [id] })),
  };
}

/** Pre-plans of the company that are kept. */
export function usePreplanTemplates() {
  const told = useTold();
  const query = useQuery(preplanTemplates, ALL);
  const save = useCommand(savePreplanTemplate);
  const gone = useCommand(deletePreplanTemplates);
  return {
    list: query.data?.records ?? [],
    save: async (name: string, content: In<typeof savePreplanTemplate>['content']) =>
      told(await save.run({ name, content, requestId: crypto.randomUUID() })),
    remove: async (id: number) => told(await gone.run({ ids: [id] })),
  };
}
