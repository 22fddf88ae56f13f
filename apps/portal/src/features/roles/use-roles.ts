import { type Code, contract, type Out } from '@lading/api-client/contract';
import { useCommand, useQuery } from '@lading/api-client/react';
import { cellOf, useLanguage } from '@lading/ui';
import { useState } from 'react';
import { usePortal } from '../../app/context.ts';
import { errorText } from '../../app/error-text.ts';
import { useText } from '../../i18n/text.ts';

const { roleTable, saveRoles } = contract.desk;
export type Side = 'staff' | 'customer';
export type RoleRow = Out<typeof roleTable>['roles'][number];

/** A role among those of both sides, which share a name. */
export const idOf = ({ side, role }: Pick<RoleRow, 'side' | 'role'>) => `${side}.${role}`;

/** What a role is called: one that was built in by the texts of the page, one of the house's own as it named it. */
export function useRoleName() {
  const text = useText();
  const language = useLanguage();
  return ({ side, role, name, nameEn }: RoleRow): string => {
    if (name !== '') return language === 'zh-CN' ? name : nameEn;
    return text(`roles.role.${side}.${role}` as 'roles.role.staff.op');
  };
}

interface Change {
  readonly side: Side;
  readonly role: RoleRow['role'];
  readonly code: Code;
  readonly granted: boolean;
}

/** The table, what was changed in it and not saved, and the saving of it. */
export function useRoles() {
  const text = useText();
  const { notices } = usePortal();
  const query = useQuery(roleTable, undefined);
  const { run, pending } = useCommand(saveRoles);
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const put = (row: RoleRow, code: Code, granted: boolean) =>
    setChanges((before) => {
      const next = new Map(before);
      const key = cellOf(idOf(row), code);
      if (granted === row.codes.includes(code)) next.delete(key);
      else next.set(key, { side: row.side, role: row.role, code, granted });
      return next;
    });
  const save = async () => {
    if (!query.data || changes.size === 0) return;
    const done = await run({ version: query.data.version, changes: [...changes.values()] });
    if (done.ok) {
      setChanges(new Map());
      notices.show({ kind: 'success', text: text('roles.saved', { people: done.data.people }) });
    } else if (done.error.status === 409) {
      query.refresh();
      notices.show({ kind: 'warning', text: text('roles.older') });
    } else notices.show({ kind: 'error', text: errorText(text, done.error) });
  };
  const codesOf = (row: RoleRow): readonly Code[] => {
    const of = [...changes.values()].filter(({ side, role }) => side === row.side && role === row.role);
    const took = new Set(of.filter(({ granted }) => !granted).map(({ code }) => code));
    return [
      ...row.codes.filter((code) => !took.has(code)),
      ...of.filter(({ granted }) => granted).map(({ code }) => code),
    ];
  };
  return { query, changes, put, save, pending, codesOf, discard: () => setChanges(new Map()) };
}
