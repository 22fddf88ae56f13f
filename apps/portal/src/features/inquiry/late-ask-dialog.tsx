import { createElement } from 'react';
import { useLate } from '../../app/use-late.ts';
import type { AskDialogProps } from './ask-dialog.tsx';

const load = async () => (await import('./ask-dialog.tsx')).AskDialog;
const SAYS = ['ask', 'inquiries', 'login', 'ui/desk'] as const;

/** The consultation where it is wanted: form, rules and captcha come with its opening. */
export function LateAskDialog(props: AskDialogProps) {
  const Ask = useLate(load, true, SAYS);
  return Ask && createElement(Ask, props);
}
