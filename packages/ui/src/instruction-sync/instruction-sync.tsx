import type { BillKind } from '@lading/validators/bill';
import { forwardRef, useId, useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import type { FrameProps } from '../dialog/frame-props.ts';
import { Empty } from '../empty/empty.tsx';
import { useText } from '../i18n/provider.tsx';
import { Select, type SelectOption } from '../select/select.tsx';
import * as styles from './instruction-sync.css.ts';

/** Fields that are copied together, and how they stand on both bills, as words. */
export interface SyncGroup {
  readonly id: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  /** ticked to begin with; those that usually differ are not */
  readonly ticked?: boolean;
}

export interface InstructionSyncProps extends FrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** the bill that is written into */
  kind: BillKind;
  /** the bills that can be written into, and the one that is chosen */
  targets: readonly SelectOption[];
  target: string;
  onTarget: (target: string) => void;
  /** what differs; undefined while it is found out */
  groups: readonly SyncGroup[] | undefined;
  pending?: boolean;
  onSync: (groups: readonly string[]) => void;
}

function Group({ group, ticked, onTick }: { group: SyncGroup; ticked: boolean; onTick: (on: boolean) => void }) {
  const text = useText();
  const said = (value: string) =>
    value === '' ? <span className={styles.empty}>{text('instructionSync.empty')}</span> : value;
  return (
    <tr>
      <td className={styles.field}>
        <Checkbox
          label={group.label}
          checked={ticked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      </td>
      <td className={styles.value} data-new={ticked ? '' : undefined}>
        {said(group.from)}
      </td>
      <td className={styles.value} data-gone={ticked ? '' : undefined}>
        {said(group.to)}
      </td>
    </tr>
  );
}

/** What would change if one bill were made like another, group by group, before anything is. Its ref is the frame. */
export const InstructionSync = /* @__PURE__ */ forwardRef<HTMLDivElement, InstructionSyncProps>(
  function InstructionSync(
    { open, onOpenChange, kind, targets, target, onTarget, groups, pending = false, onSync, ...rest },
    ref,
  ) {
    const text = useText();
    const id = useId();
    const [moved, setMoved] = useState<Readonly<Record<string, boolean>>>({});
    const other: BillKind = kind === 'HBL' ? 'MBL' : 'HBL';
    const isTicked = ({ id: key, ticked = false }: SyncGroup) => moved[key] ?? ticked;
    const chosen = groups?.filter(isTicked).map((group) => group.id) ?? [];
    return (
      <Dialog
        data-component="InstructionSync"
        {...rest}
        ref={ref}
        open={open}
        onOpenChange={onOpenChange}
        size="account"
        printable={false}
        title={text(kind === 'HBL' ? 'instructionSync.toHouse' : 'instructionSync.toMaster')}
        footer={
          <>
            <span className={styles.undo}>{text('instructionSync.undo')}</span>
            <Button onClick={() => onOpenChange(false)}>{text('instructionSync.cancel')}</Button>
            <Button
              variant="primary"
              loading={pending}
              aria-disabled={chosen.length === 0 || undefined}
              onClick={() => chosen.length > 0 && onSync(chosen)}
            >
              {text('instructionSync.go', { count: chosen.length })}
            </Button>
          </>
        }
      >
        <div className={styles.head}>
          <Select
            label={text('instructionSync.into')}
            placeholder={null}
            options={[...targets]}
            value={target}
            onChange={({ currentTarget }) => onTarget(currentTarget.value)}
          />
          {groups && groups.length > 0 && (
            <p className={styles.note}>{text('instructionSync.count', { count: groups.length, kind })}</p>
          )}
        </div>
        {groups?.length === 0 && (
          <Empty title={text('instructionSync.same')} reason={text('instructionSync.sameNote')} />
        )}
        {groups && groups.length > 0 && (
          <div className={styles.scroll}>
            <table className={styles.table} aria-describedby={id}>
              <thead>
                <tr>
                  <th scope="col">{text('instructionSync.fields')}</th>
                  <th scope="col">{text('instructionSync.from', { kind: other })}</th>
                  <th scope="col">{text('instructionSync.now', { kind })}</th>
                </tr>
              </thead>
              <tbody>
                {groups.map((group) => (
                  <Group
                    key={group.id}
                    group={group}
                    ticked={isTicked(group)}
                    onTick={(on) => setMoved((before) => ({ ...before, [group.id]: on }))}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        <Alert id={id} kind="info">
          {text('instructionSync.parties')}
        </Alert>
      </Dialog>
    );
  },
);
