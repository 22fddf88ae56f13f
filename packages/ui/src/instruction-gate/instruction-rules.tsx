import type { Destination } from '@lading/validators';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../i18n/provider.tsx';
import { Select } from '../select/select.tsx';
import * as styles from './instruction-gate.css.ts';

/** By the destination of the bill, by somebody's choice, or by none. */
export type RulesChoice = 'auto' | Destination | 'none';

export interface InstructionRulesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  value: RulesChoice;
  onChange: (value: RulesChoice) => void;
  /** what the destination of the bill asks for */
  found: Destination | undefined;
}

const CHOICES = ['auto', 'US', 'EU', 'CN', 'none'] as const satisfies readonly RulesChoice[];

/** Whose rules for manifests the bill is checked by, and where they are written. Its ref is the root. */
export const InstructionRules = /* @__PURE__ */ forwardRef<HTMLDivElement, InstructionRulesProps>(
  function InstructionRules({ value, onChange, found, className = '', ...rest }, ref) {
    const text = useText();
    const rules = value === 'auto' ? (found ?? 'none') : value;
    const named = (choice: RulesChoice) =>
      choice === 'auto'
        ? text('instructionRules.by', { name: text(`instructionRules.${found ?? 'none'}`) })
        : text(`instructionRules.${choice}`);
    return (
      <div data-component="InstructionRules" {...rest} ref={ref} className={`${styles.rules} ${className}`}>
        <Select
          label={text('instructionRules.label')}
          hint={text(`instructionRules.source.${rules}`)}
          placeholder={null}
          options={CHOICES.map((choice) => ({ value: choice, label: named(choice) }))}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value as RulesChoice)}
        />
      </div>
    );
  },
);
