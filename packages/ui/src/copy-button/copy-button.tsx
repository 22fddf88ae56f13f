import { forwardRef } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'loading' | 'onClick' | 'variant'> {
  /** what is put on the clipboard */
  value: string;
  /** what it copies, such as the number of a bill; said by the button */
  label: string;
  /** shows the label beside the icon */
  wide?: boolean;
}

/** Copies a code. It says so when it is done, and when the browser refuses. */
export const CopyButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { value, label, wide = false, size = 'sm', ...rest },
  ref,
) {
  const text = useText();
  const [state, copy] = useCopy(value);
  const icon = { idle: icons.copy, copied: icons.check, failed: icons.warning }[state];
  const answer = state === 'idle' ? '' : text(`copy.${state}`);
  const own = { 'data-component': 'CopyButton', 'data-state': state, ...rest, ref, icon, onClick: () => void copy() };
  return (
    <>
      {wide ? (
        <Button {...own} size={size}>
          {answer || label}
        </Button>
      ) : (
        <IconButton {...own} size={size === 'sm' ? 'sm' : 'md'} label={answer || label} />
      )}
      <VisuallyHidden live>{answer}</VisuallyHidden>
    </>
  );
});
