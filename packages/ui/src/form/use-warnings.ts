import { type Source, warningsIn } from '@lading/validators/form';
import type { RecordIssue } from '@lading/validators/record';
import { useRef, useState } from 'react';
import { formName } from './found.ts';

/** A warning as it was found; it holds as long as the field has the value it was found in. */
interface Warned {
  name: string;
  issue: RecordIssue;
  value: unknown;
}

interface Values {
  /** all values of the form, or one of them */
  (): unknown;
  (name: string): unknown;
}

export interface Warnings {
  /** what there is to say of the fields that were asked about */
  found: readonly Warned[];
  /** asks about one more field, or about all there are */
  ask(name?: string): void;
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The warnings of a form: of each field once it was left, of all after an attempt to send. They never keep it from being sent. */
export function useWarnings(record: Source, values: Values): Warnings {
  const [warned, setWarned] = useState<readonly Warned[]>([]);
  const asked = useRef<Set<string>>(new Set());
  const everything = useRef(false);
  const ask = (name?: string) => {
    if (name === undefined) everything.current = true;
    else asked.current.add(name);
    setWarned(
      warningsIn(record, values())
        .map((issue) => ({ name: formName(issue.path), issue }))
        .filter((one) => everything.current || asked.current.has(one.name))
        .map((one) => ({ ...one, value: one.name === '' ? undefined : values(one.name) })),
    );
  };
  // Rows that moved up or a form that was set anew have other values under the same name.
  const found = warned.filter(({ name, value }) => name === '' || !isPlain(value) || values(name) === value);
  return { found, ask };
}
