import { type ColumnChoice, isColumnChoice } from '@lading/ui';
import type { Preferences } from '../app/preferences.ts';

const PAGE_SIZES = [10, 20, 50, 100];
const isSize = (value: unknown): value is number => PAGE_SIZES.includes(value as number);

/** Rows a page of one list; `usual` until chosen, 10 unless said. */
export const keptSize = (preferences: Preferences, list: string, usual = 10) =>
  preferences.kept(`pageSize.${list}`, usual, isSize);

/** Columns of one list in the reader's order, null until chosen. */
export const keptColumns = (preferences: Preferences, list: string) =>
  preferences.kept<ColumnChoice | null>(`columns.${list}`, null, isColumnChoice);
