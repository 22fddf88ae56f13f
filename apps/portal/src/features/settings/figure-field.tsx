import { TextField } from '@lading/ui';
import { useState } from 'react';
import { typedNumber } from './draft.ts';

interface FigureFieldProps {
  label: string;
  required?: boolean;
  error: string | undefined;
  value: number | null;
  onChange(value: number | null): void;
}

const figures = (value: number | null) => (value === null || Number.isNaN(value) ? '' : String(value));

/** A number that may be below zero and have a fraction: what is typed stays as it is typed while it means the value. */
export function FigureField({ value, onChange, ...rest }: FigureFieldProps) {
  const [typed, setTyped] = useState(figures(value));
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      value={Object.is(typedNumber(typed), value) ? typed : figures(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedNumber(target.value));
      }}
    />
  );
}
