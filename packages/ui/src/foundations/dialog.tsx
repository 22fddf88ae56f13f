import * as Radix from '@radix-ui/react-dialog';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type RefObject, useRef } from 'react';
import { useContainer } from '../i18n/provider.tsx';
import { leaveToInputMethod } from './composing.ts';
import { ABOVE_DIALOGS, Inside } from './layer.ts';

/** What had the focus; for an entry of a menu, which is about to go, the button of the menu. */
function focused(): Element | null {
  const menu = document.activeElement?.closest('[data-trigger]');
  return menu ? document.getElementById(menu.getAttribute('data-trigger') ?? '') : document.activeElement;
}

interface ModalProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** class of the veil over the page; without it the page stays in reach */
  overlayClassName?: string | undefined;
  /** false: a press outside leaves it open */
  closeOnOutsidePress: boolean;
  /** where the focus goes on opening */
  focusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A modal layer in the body: the focus enters at `focusRef`, stays inside and goes back to where it was; Escape closes the
 * topmost one; the page behind neither scrolls nor takes part.
 */
export const Modal = /* @__PURE__ */ forwardRef<HTMLDivElement, ModalProps>(function Modal(
  { open, onOpenChange, overlayClassName, closeOnOutsidePress, focusRef, children, ...content },
  ref,
) {
  const opener = useRef<Element | null>(null);
  const container = useContainer();
  return (
    <Radix.Root open={open && container !== null} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={overlayClassName} data-dialog-overlay="" />
        <Radix.Content
          aria-describedby={undefined}
          {...content}
          ref={ref}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = focused();
            focusRef.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
          }}
          onEscapeKeyDown={leaveToInputMethod}
          onInteractOutside={(event) => {
            const target = event.target;
            const above = target instanceof Element && target.closest(`[${ABOVE_DIALOGS}]`);
            if (above || !closeOnOutsidePress) event.preventDefault();
          }}
        >
          <Inside.Provider value={true}>{children}</Inside.Provider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

/** Names the dialog. */
export const ModalTitle = Radix.Title;
