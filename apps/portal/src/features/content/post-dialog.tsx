import {
  type Arg,
  contract,
  EDUCATIONS,
  type Education,
  type Out,
  RECRUIT_KINDS,
  type RecruitKind,
} from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { Checkbox, FormRow, NumberField, Select, TextArea, TextField } from '@lading/ui';
import { DatePicker } from '@lading/ui/date-picker';
import { anyText, localDate, type RecordSpec } from '@lading/validators/record';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { useText } from '../../i18n/text.ts';
import { useCommandForm } from '../../kit/use-command-form.ts';
import { RowDialog } from './row-dialog.tsx';

const { recruitList, saveRecruit, deleteRecruits } = contract.content;
type Post = Out<typeof recruitList>['records'][number];

const needed = { rule: anyText, required: 'required' } as const;
const free = { rule: anyText } as const;
const record = {
  fields: {
    kind: needed,
    positionCn: needed,
    positionEn: needed,
    cityCn: needed,
    cityEn: needed,
    headcount: needed,
    education: needed,
    releaseTime: { rule: localDate, required: 'required' },
    dutiesCn: free,
    dutiesEn: free,
    demandsCn: free,
    demandsEn: free,
  },
} satisfies RecordSpec;
const NAMES = Object.keys(record.fields) as (keyof typeof record.fields)[];
const PAIRS = [
  ['dutiesCn', 'dutiesEn'],
  ['demandsCn', 'demandsEn'],
] as const;

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const startOf = (post: Post | undefined) => ({
  kind: 'social',
  positionCn: '',
  positionEn: '',
  cityCn: '',
  cityEn: '',
  headcount: '1',
  education: 'any',
  releaseTime: today(),
  dutiesCn: '',
  dutiesEn: '',
  demandsCn: '',
  demandsEn: '',
  ...(post && { ...post, headcount: String(post.headcount) }),
});

/** A post as a form: new, changed, closed or deleted. */
export function PostDialog({ post, onClose }: { post: Post | undefined; onClose(): void }) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(saveRecruit);
  const remove = useCommand(deleteRecruits);
  const [requestId] = useState(() => crypto.randomUUID());
  const [open, setOpen] = useState(post?.open ?? true);
  const { id, revision } = post ?? {};
  const form = useCommandForm({
    record,
    labels: Object.fromEntries(NAMES.map((name) => [name, text(`content.post.${name}`)])) as Record<
      (typeof NAMES)[number],
      string
    >,
    defaultValues: Object.fromEntries(Object.entries(startOf(post)).filter(([name]) => name in record.fields)),
    send({ kind, education, headcount, ...words }) {
      const chosen = { kind: kind as RecruitKind, education: education as Education, headcount: Number(headcount) };
      const known = id === undefined ? {} : { id, revision };
      return run({ ...words, ...chosen, ...known, open, requestId } as Arg<typeof saveRecruit>);
    },
    onSaved() {
      notices.show({ kind: 'success', text: text('content.saved') });
      onClose();
    },
  });
  const title = post ? post.positionCn : text('content.newPost');
  return (
    <RowDialog
      title={title}
      form={form}
      kept={id !== undefined}
      question={text('content.deletePost')}
      pending={remove.pending}
      remove={() => remove.run({ ids: id === undefined ? [] : [id] })}
      onClose={onClose}
    >
      <FormRow>
        <Select
          {...form.fieldProps('kind')}
          placeholder={null}
          options={RECRUIT_KINDS.map((value) => ({ value, label: text(`content.kind.${value}`) }))}
        />
        <Select
          {...form.fieldProps('education')}
          placeholder={null}
          options={EDUCATIONS.map((value) => ({ value, label: text(`content.education.${value}`) }))}
        />
      </FormRow>
      <FormRow>
        <TextField {...form.fieldProps('positionCn')} lang="zh-CN" maxLength={60} />
        <TextField {...form.fieldProps('positionEn')} lang="en-US" maxLength={80} />
      </FormRow>
      <FormRow>
        <TextField {...form.fieldProps('cityCn')} lang="zh-CN" maxLength={30} />
        <TextField {...form.fieldProps('cityEn')} lang="en-US" maxLength={60} />
      </FormRow>
      <FormRow>
        <DatePicker {...form.valueProps('releaseTime')} />
        <NumberField {...form.fieldProps('headcount')} step="1" />
      </FormRow>
      {PAIRS.map(([chinese, english]) => (
        <FormRow key={chinese}>
          <TextArea {...form.fieldProps(chinese)} hint={text('content.lines')} lang="zh-CN" rows={3} maxLength={2000} />
          <TextArea {...form.fieldProps(english)} hint={text('content.lines')} lang="en-US" rows={3} maxLength={2000} />
        </FormRow>
      ))}
      <Checkbox label={text('content.openField')} checked={open} onChange={({ target }) => setOpen(target.checked)} />
    </RowDialog>
  );
}
