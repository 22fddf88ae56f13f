import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './role-matrix.css.ts';
import { useCells } from './use-cells.ts';

/** Codes that belong together, each with what it opens. */
export interface RoleMatrixGroup {
  id: string;
  label: string;
  codes: readonly { code: string; says: string }[];
}

export interface RoleMatrixRole {
  id: string;
  label: string;
  people: number;
  /** as they are on the server */
  codes: readonly string[];
  /** that cannot be taken away */
  locked: readonly string[];
}

export interface RoleMatrixProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onToggle' | 'children'> {
  /** names the table */
  label: string;
  groups: readonly RoleMatrixGroup[];
  roles: readonly RoleMatrixRole[];
  /** cells that were changed and not saved: `role code` to whether it is granted */
  changes: ReadonlyMap<string, boolean>;
  onToggle: (role: string, code: string, granted: boolean) => void;
  /** the role whose column is looked at */
  current?: string | undefined;
  onCurrentChange?: ((role: string) => void) | undefined;
}

// A table that is written in.
const GRID = { role: 'grid' } as const;
const cellRole = (granted: boolean, locked: boolean) =>
  ({ role: 'gridcell', 'aria-selected': granted, 'aria-readonly': locked || undefined }) as const;

/** The name of a cell among the changes. */
export const cellOf = (role: string, code: string): string => `${role} ${code}`;

/** Codes by roles: what stands is ink, what was changed and not saved is pen. One grid, which Space toggles. Its ref is the root. */
export const RoleMatrix = /* @__PURE__ */ forwardRef<HTMLDivElement, RoleMatrixProps>(function RoleMatrix(
  { label, groups, roles, changes, onToggle, current, onCurrentChange, className = '', ...rest },
  ref,
) {
  const text = useText();
  const id = useId();
  const codes = groups.flatMap((group) => group.codes.map(({ code }) => code));
  const isGranted = (role: RoleMatrixRole, code: string) =>
    changes.get(cellOf(role.id, code)) ?? role.codes.includes(code);
  const toggle = (row: number, column: number) => {
    const [role, code] = [roles[column], codes[row]];
    if (!role || code === undefined || role.locked.includes(code)) return;
    onToggle(role.id, code, !isGranted(role, code));
  };
  const cells = useCells({ rows: codes.length, columns: roles.length, toggle });
  const choose = (column: number) => onCurrentChange?.(roles[column]?.id ?? '');
  // The keys are those of the grid.
  const pressed = (place: number, column: number) => ({
    onFocus: () => cells.moveTo(place, column),
    onClick: () => toggle(place, column),
  });
  let row = -1;
  return (
    <div data-component="RoleMatrix" {...rest} ref={ref} className={`${styles.roleMatrix} ${className}`}>
      <table
        ref={cells.table}
        {...GRID}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        className={styles.table}
        onKeyDown={cells.onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {text('roleMatrix.code')}
            </th>
            {roles.map((role, column) => (
              <th key={role.id} scope="col" aria-current={role.id === current || undefined} className={styles.role}>
                {onCurrentChange ? (
                  <button type="button" className={styles.name} onClick={() => choose(column)}>
                    {role.label}
                  </button>
                ) : (
                  role.label
                )}
                <small>{text('roleMatrix.people', { count: role.people })}</small>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <th scope="colgroup" colSpan={roles.length + 1} className={styles.group}>
                <span>{group.label}</span>
              </th>
            </tr>
            {group.codes.map(({ code, says }) => {
              row += 1;
              const place = row;
              return (
                <tr key={code}>
                  <th scope="row" className={styles.code}>
                    <span>{says}</span>
                    <code>{code}</code>
                  </th>
                  {roles.map((role, column) => {
                    const granted = isGranted(role, code);
                    const changed = granted !== role.codes.includes(code);
                    const locked = role.locked.includes(code);
                    return (
                      <td
                        key={role.id}
                        {...cellRole(granted, locked)}
                        tabIndex={cells.isHere(place, column) ? 0 : -1}
                        data-cell={`${place} ${column}`}
                        data-granted={granted || undefined}
                        data-changed={changed || undefined}
                        data-locked={locked || undefined}
                        data-current={role.id === current || undefined}
                        className={styles.cell}
                        {...pressed(place, column)}
                      >
                        {granted && <Icon drawing={locked ? icons.lock : icons.check} size="sm" />}
                        <VisuallyHidden>
                          {[
                            text(granted ? 'roleMatrix.granted' : 'roleMatrix.not'),
                            locked && text('roleMatrix.locked'),
                            changed && text('roleMatrix.changed'),
                          ]
                            .filter(Boolean)
                            .join(', ')}
                        </VisuallyHidden>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
      <p id={`${id}-keys`} className={styles.keys}>
        {text('roleMatrix.keys')}
      </p>
    </div>
  );
});
