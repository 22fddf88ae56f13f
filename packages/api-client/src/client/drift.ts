import type { ValidationError } from 'yup';
import type { Endpoint } from '../contract/define.ts';

/** Tells how an answer differs from what the contract promises. */
export function drift(
  { path, kind, output }: Endpoint,
  data: unknown,
  tell: (path: string, text: string) => void,
): void {
  if (kind === 'download' || !output) return;
  try {
    output.validateSync(data, { strict: true, abortEarly: false });
  } catch (error) {
    // By its shape: the library comes with the contract, and the client alone must stay small.
    const { errors } = error as Partial<ValidationError>;
    tell(path, errors ? errors.join('; ') : String(error));
  }
}
