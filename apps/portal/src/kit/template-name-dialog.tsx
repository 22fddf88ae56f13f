import { type Arg, contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { TextField } from '@lading/ui';
import { anyText, type RecordSpec } from '@lading/validators/record';
import { useState } from 'react';
import { usePortal } from '../app/context.ts';
import { useText } from '../i18n/text.ts';
import { FormDialog } from './form-dialog.tsx';
import { useCommandForm } from './use-command-form.ts';

const { saveOrderTemplate } = contract.order;
const record = { fields: { name: { rule: anyText, required: 'required' } } } satisfies RecordSpec;

interface TemplateNameDialogProps {
  /** what is kept: of a new one the booking, of one that is there its id and revision */
  template: Pick<Arg<typeof saveOrderTemplate>, 'id' | 'revision' | 'booking'>;
  name?: string;
  onSaved?: (id: number) => void;
  onClose(): void;
}

/** Keeps a booking as a template under a name, or gives a template another one. */
export function TemplateNameDialog({ template, name = '', onSaved, onClose }: TemplateNameDialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const { run } = useCommand(saveOrderTemplate);
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useCommandForm({
    record,
    labels: { name: text('templates.name') },
    defaultValues: { name },
    send: (values) => run({ ...template, name: values.name, requestId }),
    onSaved({ id }) {
      notices.show({ kind: 'success', text: text('templates.saved', { name: form.methods.getValues('name') }) });
      onSaved?.(id);
      onClose();
    },
  });
  const title = text(template.id === undefined ? 'templates.keep' : 'templates.rename');
  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      <TextField {...form.fieldProps('name')} hint={text('templates.nameHint')} maxLength={60} />
    </FormDialog>
  );
}
