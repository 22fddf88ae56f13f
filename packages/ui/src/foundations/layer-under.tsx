import * as Radix from '@radix-ui/react-popover';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useRef } from 'react';
import { leaveToInputMethod } from './composing.ts';
import { usePlace } from './place.ts';

export interface LayerUnderProps extends ComponentPropsWithoutRef<'div'> {
  open: boolean;
  onClose: () => void;
  /** the box it stands under; a press on it is not a press outside */
  box: RefObject<HTMLElement | null>;
  /**
   * the ids of its name: what the focus enters is a dialog and has one; a list under an input is neither and leaves the focus
   * where it is
   */
  labelledBy?: string;
  /** where in it the focus begins */
  enter?: (layer: HTMLElement) => HTMLElement | null | undefined;
  /** what gets the focus back, unless it was left by a press elsewhere */
  back?: () => HTMLElement | null | undefined;
}

/** A layer under the box of a field, above what it was opened from: Escape and a press outside close it alone. */
export const LayerUnder = /* @__PURE__ */ forwardRef<HTMLDivElement, LayerUnderProps>(function LayerUnder(
  { open, onClose, box, labelledBy, enter, back, ...content },
  ref,
) {
  const left = useRef(false);
  const place = usePlace(box, open);
  return (
    <Radix.Root open={open && place.ready} onOpenChange={(next) => next || onClose()}>
      <Radix.Anchor virtualRef={box as RefObject<HTMLElement>} />
      <Radix.Portal container={place.container}>
        <Radix.Content
          data-density={place.density}
          {...content}
          ref={ref}
          role={labelledBy === undefined ? 'presentation' : 'dialog'}
          aria-labelledby={labelledBy}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            // A library's own wish for the focus loses against the trap of a dialog.
            event.preventDefault();
            left.current = false;
            if (event.target instanceof HTMLElement) enter?.(event.target)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!left.current) back?.()?.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={leaveToInputMethod}
          onFocusOutside={(event) => {
            // The input of a list tells by itself that it was left; told twice, it would lose what it took on the way.
            if (labelledBy === undefined) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault();
            else left.current = true;
          }}
        />
      </Radix.Portal>
    </Radix.Root>
  );
});
