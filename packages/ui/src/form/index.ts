export type { HeldRef } from '../foundations/held-ref.ts';
export type { RuleFieldProps, RuleValueProps } from './field-props.ts';
export { Form, type FormPart, type FormProps } from './form.tsx';
export {
  FormErrorSummary,
  type FormErrorSummaryPart,
  type FormErrorSummaryProps,
  type SummaryEntry,
} from './form-error-summary.tsx';
export { FormRow, type FormRowProps } from './form-row.tsx';
export type { RuleFormLabels } from './found.ts';
export { type RuleForm, type RuleFormOptions, useRuleForm } from './use-rule-form.ts';
