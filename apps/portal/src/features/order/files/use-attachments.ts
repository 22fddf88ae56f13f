import type { BillReviewSource } from '@lading/ui/bill-review';
import { createElement, useCallback } from 'react';
import { useLate } from '../../../app/use-late.ts';
import type { PlaceFilesProps } from './place-files.tsx';

type Attachments = NonNullable<BillReviewSource['attachments']>;

const load = async () => (await import('./place-files.tsx')).PlaceFiles;
const SAYS = ['review', 'ui/bills'] as const;

/** Files of the places of a review; what draws them comes when the first change is looked at. */
function LateFiles(props: PlaceFilesProps) {
  const Files = useLate(load, true, SAYS);
  return Files && createElement(Files, props);
}

export const useAttachments = (bookingId: number, onOpen: PlaceFilesProps['onOpen']): Attachments =>
  useCallback((place) => createElement(LateFiles, { key: place.path, bookingId, place, onOpen }), [bookingId, onOpen]);
