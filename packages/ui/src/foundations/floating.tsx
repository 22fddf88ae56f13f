import * as Radix from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { useContainer } from '../i18n/provider.tsx';
import { leaveToInputMethod } from './composing.ts';
import { ABOVE_DIALOGS, Inside } from './layer.ts';
import { closeTopDialog } from './modality.ts';
import { useOwnEscape } from './own-escape.ts';
import { useBothRefs } from './use-ref.ts';

export interface FloatingProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  open: boolean;
  onClose: () => void;
  /** where the focus goes on opening */
  focusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The library would lead Tab around in the window for ever; a page in use can be reached. A menu in it keeps its own Tab. */
function letTabLeave(event: KeyboardEvent): void {
  const inMenu = event.target instanceof Element && event.target.closest('[role=menu]');
  if (event.key === 'Tab' && !inMenu) event.stopPropagation();
}

/**
 * A window over the page that leaves the page in use: no veil, no focus trap, no closing by a press outside. Escape inside
 * closes it; the focus goes back to the opener, or to the page's main part when the opener is gone.
 */
export const Floating = /* @__PURE__ */ forwardRef<HTMLDivElement, FloatingProps>(function Floating(
  { open, onClose, focusRef, children, ...content },
  ref,
) {
  const opener = useRef<Element | null>(null);
  const [layer, both] = useBothRefs(ref);
  useOwnEscape(layer, onClose);
  const container = useContainer();
  return (
    <Radix.Root open={open && container !== null} onOpenChange={(next) => next || onClose()} modal={false}>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-describedby={undefined}
          {...{ [ABOVE_DIALOGS]: '' }}
          {...content}
          ref={both}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            focusRef.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const back = opener.current?.isConnected && opener.current !== document.body ? opener.current : undefined;
            const target = back ?? document.querySelector('main');
            if (target instanceof HTMLElement) target.focus({ preventScroll: true });
          }}
          onKeyDownCapture={letTabLeave}
          onEscapeKeyDown={(event) => {
            leaveToInputMethod(event);
            // Pressed elsewhere: the headless library takes the window for the topmost layer.
            if (!event.defaultPrevented && closeTopDialog()) event.preventDefault();
          }}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Inside.Provider value={true}>{children}</Inside.Provider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});

/** Names the window. */
export const FloatingTitle = Radix.Title;
