import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';
import { TextField } from '@lading/ui';
import { anyText, type RecordSpec } from '@lading/validators/record';
import { usePortal } from '../../app/context.ts';
import { useText } from '../../i18n/text.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useCommandForm } from '../../kit/use-command-form.ts';
import { idOf, type RoleRow, useRoleName } from './use-roles.ts';

const { createRole, renameRole } = contract.desk;
const record = {
  fields: { name: { rule: anyText, required: 'required' }, nameEn: { rule: anyText, required: 'required' } },
} satisfies RecordSpec;

export type Naming = 'make' | 'copy' | 'rename';

interface RoleNameDialogProps {
  what: Naming;
  /** which is copied or renamed */
  row: RoleRow;
  onMade(id: string): void;
  onClose(): void;
}

/** The two names of a role that is made, from nothing or as a copy, or that is called otherwise. */
export function RoleNameDialog({ what, row, onMade, onClose }: RoleNameDialogProps) {
  const text = useText();
  const { notices } = usePortal();
  const nameOf = useRoleName();
  const make = useCommand(createRole);
  const rename = useCommand(renameRole);
  const names = what === 'rename' ? { name: row.name, nameEn: row.nameEn } : { name: '', nameEn: '' };
  const form = useCommandForm({
    record,
    labels: { name: text('roles.name'), nameEn: text('roles.nameEn') },
    defaultValues: names,
    send: async (values) => {
      if (what === 'rename') return rename.run({ role: row.role, ...values });
      const done = await make.run({ ...values, from: what === 'copy' ? row.role : undefined });
      if (done.ok) onMade(idOf({ side: 'staff', role: done.data.role }));
      return done;
    },
    onSaved() {
      const role = nameOf({ ...row, ...form.methods.getValues() });
      notices.show({ kind: 'success', text: text(what === 'rename' ? 'roles.renamed' : 'roles.made', { role }) });
      onClose();
    },
  });
  const titles = {
    make: text('roles.makeTitle'),
    copy: text('roles.copyOf', { role: nameOf(row) }),
    rename: text('roles.renameOf', { role: nameOf(row) }),
  };
  return (
    <FormDialog title={titles[what]} form={form} onClose={onClose}>
      <TextField {...form.fieldProps('name')} hint={text('roles.nameHint')} maxLength={16} />
      <TextField {...form.fieldProps('nameEn')} hint={text('roles.nameEnHint')} maxLength={24} />
    </FormDialog>
  );
}
