import * as Radix from '@radix-ui/react-popover';
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, useRef, useState } from 'react';
import { leaveToInputMethod } from './composing.ts';
import { usePlace } from './place.ts';

const PLACED = { sideOffset: 4, collisionPadding: 8, onEscapeKeyDown: leaveToInputMethod } as const;

export interface PanelProps extends ComponentPropsWithoutRef<'div'> {
  /** a button; it gets its state from the panel */
  trigger: ReactElement;
  open?: boolean | undefined;
  defaultOpen: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
  side: 'top' | 'right' | 'bottom' | 'left';
  align: 'start' | 'center' | 'end';
}

/**
 * A dialog beside its button that leaves the page in use. The focus enters it and goes back to the button; Escape and a press
 * outside close it alone, also over a dialog.
 */
export const Panel = /* @__PURE__ */ forwardRef<HTMLDivElement, PanelProps>(function Panel(
  { trigger, open, defaultOpen, onOpenChange, side, align, ...content },
  ref,
) {
  const [own, setOwn] = useState(defaultOpen);
  const over = useRef<HTMLButtonElement>(null);
  const wanted = open ?? own;
  const place = usePlace(over, wanted);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <Radix.Root open={wanted && place.ready} onOpenChange={change}>
      <Radix.Trigger asChild ref={over}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={place.container}>
        <Radix.Content
          data-density={place.density}
          {...content}
          {...PLACED}
          ref={ref}
          side={side}
          align={align}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            // On the panel itself, so that its title is read first.
            if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true });
          }}
        />
      </Radix.Portal>
    </Radix.Root>
  );
});

/** Names the panel. */
export const PanelTitle = Radix.Title;
/** Read with the name of the panel. */
export const PanelText = Radix.Description;
/** Closes the panel: `<PanelClose asChild>` around a button. */
export const PanelClose = Radix.Close;
