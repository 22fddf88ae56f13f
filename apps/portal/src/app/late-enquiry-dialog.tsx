import { createElement } from 'react';
import type { AskPriceDialogProps } from '../features/inquiry/ask-price-dialog.tsx';
import { useLate } from './use-late.ts';

const load = async () => (await import('../features/inquiry/ask-price-dialog.tsx')).AskPriceDialog;
const SAYS = ['enquiry', 'login', 'ui/desk'] as const;

/** The enquiry for a price to an FBA site where it is wanted: form, rules and captcha come with its opening. */
export function LateEnquiryDialog(props: AskPriceDialogProps) {
  const Ask = useLate(load, true, SAYS);
  return Ask && createElement(Ask, props);
}
