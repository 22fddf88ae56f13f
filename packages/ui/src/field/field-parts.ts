import type { FieldProps } from './field.tsx';

/** The props of a field, apart: those of the frame around its control, and the rest, which are the control's own. */
export function fieldParts<Props extends FieldProps>({
  label,
  error,
  warning,
  hint,
  suggestions,
  onSuggest,
  aside,
  loading,
  classNames,
  ...rest
}: Props) {
  return {
    frame: {
      label,
      error,
      warning,
      hint,
      suggestions,
      onSuggest,
      aside,
      loading,
      classNames: classNames as Props['classNames'],
    },
    rest,
  };
}
