import { createElement } from 'react';
import type { AskDialogProps } from '../features/inquiry/ask-dialog.tsx';
import { useLate } from './use-late.ts';

const load = async () => (await import('../features/inquiry/ask-dialog.tsx')).AskDialog;
const SAYS = ['ask', 'inquiries', 'login', 'ui/desk'] as const;

/** The consultation where it is wanted: form, rules and captcha come with its opening. */
export function LateAskDialog(props: AskDialogProps) {
  const Ask = useLate(load, true, SAYS);
  return Ask && createElement(Ask, props);
}
