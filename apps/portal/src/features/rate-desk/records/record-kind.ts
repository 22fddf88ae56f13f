import type { ApiError, Result } from '@lading/api-client';
import type { SheetRow, SheetValues } from '@lading/ui/sheet';

/** A record that is saved by itself, as soon as the hand that wrote it rests. */
export interface Kept {
  readonly id: number;
  readonly revision: number;
}

/** How the records of a sheet are read and written. */
export interface RecordCalls<R extends Kept> {
  /** a page of them, from 1 */
  page(current: number): Promise<Result<{ records: readonly R[]; total: number }>>;
  /** one as it is now */
  again(id: number): Promise<Result<R>>;
  /** writes a row, a new one without its record; answers it as it is then */
  save(row: SheetRow, record: R | undefined, requestId: string): Promise<Result<R>>;
  remove(id: number): Promise<Result<unknown>>;
  valuesOf(record: R): SheetValues;
  /** the column at which an error of the server is said */
  columnOf(field: string): string;
}

export const isOlder = ({ status }: ApiError): boolean => status === 409;

/** Words of a cell that stand for several values: `1, 4`, 义乌、深圳. */
export const wordsIn = (cell: string): string[] => cell.split(/[\s,;、，；/]+/).filter((word) => word !== '');
