/** How far an import is. Of `errors` the wrong rows are listed. */
export interface ImportProgress {
  fileName: string;
  state: 'uploading' | 'checking' | 'importing' | 'errors' | 'done' | 'failed';
  /** how much of the file has left, from 0 to 1 */
  sent?: number | undefined;
  /** rows with something in them; how many of them were looked at, written, and wrong */
  total: number;
  checked: number;
  ok: number;
  failed: number;
  /** wrong cells with a repair */
  repairs: number;
}

/** What is wrong with one cell, and what would be right. */
export interface ImportFault {
  id: number;
  row: number;
  /** the head of its column */
  column: string;
  value: string;
  message: string;
  suggestion: string | null;
}
