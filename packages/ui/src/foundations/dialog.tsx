import * as Radix from '@radix-ui/react-dialog';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type RefObject, useRef } from 'react';
import { useContainer } from '../i18n/provider.tsx';
import { leaveToInputMethod } from './composing.ts';
import { Inside } from './layer.ts';
import { leaveToLayerAbove, useModality } from './modality.ts';
import { useBothRefs } from './use-ref.ts';

/** What had the focus; for an entry of a menu, which is about to go, the button of the menu. */
function focused(): Element | null {
  const menu = document.activeElement?.closest('[data-trigger]');
  return menu ? document.getElementById(menu.getAttribute('data-trigger') ?? '') : document.activeElement;
}

interface ModalProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** class of the veil that keeps the pointer from the page */
  overlayClassName: string;
  /** false: a press outside leaves it open */
  closeOnOutsidePress: boolean;
  /** where the focus goes on opening */
  focusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Mounted with the content, so that the page is free again when the last of it has gone. */
function Modality({ layer, close }: { layer: RefObject<HTMLElement | null>; close(): void }) {
  useModality(layer, close);
  return null;
}

/**
 * A modal layer in the body: the focus enters at `focusRef`, stays inside and goes back to where it was; Escape closes the
 * topmost one; the page behind neither scrolls nor takes part. The library's own modality styles the whole document three
 * times, so ours stands in for it.
 */
export const Modal = /* @__PURE__ */ forwardRef<HTMLDivElement, ModalProps>(function Modal(
  { open, onOpenChange, overlayClassName, closeOnOutsidePress, focusRef, children, ...content },
  ref,
) {
  const opener = useRef<Element | null>(null);
  const [layer, both] = useBothRefs(ref);
  const veil = useRef<HTMLDivElement>(null);
  const container = useContainer();
  const shown = open && container !== null;
  return (
    <Radix.Root open={shown} onOpenChange={onOpenChange} modal={false}>
      <Radix.Portal container={container}>
        <div ref={veil} className={overlayClassName} data-dialog-overlay="" data-state={shown ? 'open' : 'closed'} />
        <Radix.Content
          aria-describedby={undefined}
          {...content}
          ref={both}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = focused();
            focusRef.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
          }}
          onEscapeKeyDown={(event) => {
            leaveToInputMethod(event);
            leaveToLayerAbove(event, layer.current);
          }}
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => {
            // Not on its own veil: on what floats above, or on the veil of a dialog above.
            if (event.target !== veil.current || !closeOnOutsidePress) event.preventDefault();
          }}
        >
          <Modality layer={layer} close={() => onOpenChange(false)} />
          <Inside.Provider value={true}>{children}</Inside.Provider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

/** Names the dialog. */
export const ModalTitle = Radix.Title;
