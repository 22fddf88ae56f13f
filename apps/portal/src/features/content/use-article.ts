import { type Arg, contract, type Out } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';

const { article, saveNews, publishNews, withdrawNews, deleteNews } = contract.content;
export type Article = Out<typeof article>;
export type Values = Omit<Required<Arg<typeof saveNews>>, 'id' | 'revision' | 'requestId'>;

const NEW: Values = {
  category: 'notice',
  language: 'both',
  audience: 'all',
  top: false,
  author: '',
  cover: '',
  titleCn: '',
  titleEn: '',
  summaryCn: '',
  summaryEn: '',
  htmlCn: '',
  htmlEn: '',
};

const valuesOf = (found: Article): Values => {
  const { category, language, audience, top, author, cover, titleCn, titleEn } = found;
  const { summaryCn, summaryEn, htmlCn, htmlEn } = found;
  return {
    category,
    language,
    audience,
    top,
    author,
    cover,
    titleCn,
    titleEn,
    summaryCn,
    summaryEn,
    htmlCn,
    htmlEn,
  };
};

interface Failure {
  readonly message: string;
  /** which of the values it is about */
  readonly field: string | undefined;
}
type Done = Promise<{ ok: true } | { ok: false; error: unknown }>;

/**
 * An article while it is written. It goes on from the revision it was opened with, whatever comes in behind it: a colleague's change is told
 * when it is saved, and nothing that was written here is lost.
 */
export function useArticle(found: Article | undefined) {
  const text = useText();
  const { notices } = usePortal();
  const save = useCommand(saveNews);
  const publish = useCommand(publishNews);
  const withdraw = useCommand(withdrawNews);
  const remove = useCommand(deleteNews);
  const [values, setValues] = useState<Values>(() => (found ? valuesOf(found) : NEW));
  const [at, setAt] = useState({ id: found?.id, revision: found?.revision ?? 0, requestId: crypto.randomUUID() });
  const [saved, setSaved] = useState(values);
  const [failure, setFailure] = useState<Failure>();
  const dirty = values !== saved;

  const failed = (error: unknown): undefined => {
    const field = (error as { field?: string }).field;
    setFailure({ message: errorText(text, error), field });
  };
  /** Writes it down where something changed; answers its id and revision, undefined where the server refused. */
  const write = async () => {
    setFailure(undefined);
    if (!dirty && at.id !== undefined) return { id: at.id, revision: at.revision };
    const known = at.id === undefined ? {} : { id: at.id, revision: at.revision };
    const sent = await save.run({ ...values, ...known, requestId: at.requestId });
    if (!sent.ok) return failed(sent.error);
    const next = { id: sent.data.id, revision: at.revision + 1 };
    setAt({ ...next, requestId: crypto.randomUUID() });
    setSaved(values);
    return next;
  };
  const done = async (doing: Done, words: string): Promise<boolean> => {
    const result = await doing;
    if (!result.ok) {
      failed(result.error);
      return false;
    }
    setAt((now) => ({ ...now, revision: now.revision + 1 }));
    notices.show({ kind: 'success', text: words });
    return true;
  };
  return {
    values,
    id: at.id,
    dirty,
    failure,
    pending: save.pending || publish.pending || withdraw.pending || remove.pending,
    set(part: Partial<Values>) {
      setFailure(undefined);
      setValues((now) => ({ ...now, ...part }));
    },
    errorOf: (field: keyof Values) => (failure?.field === field ? failure.message : undefined),
    async save() {
      const next = await write();
      if (next) notices.show({ kind: 'success', text: text('content.saved') });
      return next?.id;
    },
    async publish(plan: { publishTime: string | null; takedownTime: string | null }) {
      const next = await write();
      if (!next) return undefined;
      setAt((now) => ({ ...now, ...next }));
      return (await done(publish.run({ ...next, ...plan }), text('content.published'))) ? next.id : undefined;
    },
    async withdraw(reason: string) {
      if (at.id === undefined) return false;
      setFailure(undefined);
      return done(withdraw.run({ id: at.id, revision: at.revision, reason }), text('content.withdrawn'));
    },
    async remove() {
      if (at.id === undefined) return false;
      setFailure(undefined);
      return done(remove.run({ ids: [at.id] }), text('content.deleted'));
    },
  };
}
export type Writing = ReturnType<typeof useArticle>;
