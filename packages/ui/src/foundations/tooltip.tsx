import * as Radix from '@radix-ui/react-tooltip';
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement, useRef, useState } from 'react';
import { leaveToInputMethod } from './composing.ts';
import { usePlace } from './place.ts';

export interface TipProps extends Omit<ComponentPropsWithoutRef<'div'>, 'content'> {
  /** what has the focus or the pointer; it takes a ref and attributes */
  trigger: ReactElement;
  arrowClassName: string;
  side: 'top' | 'right' | 'bottom' | 'left';
  /** ms the pointer rests before it opens; the focus does not wait */
  delay: number;
  defaultOpen: boolean;
}

/** Opens over its trigger on hover and focus; Escape, a press and leaving close it. Not on touch. */
export const Tip = /* @__PURE__ */ forwardRef<HTMLDivElement, TipProps>(function Tip(
  { trigger, arrowClassName, side, delay, defaultOpen, children, ...content },
  ref,
) {
  const [open, setOpen] = useState(defaultOpen);
  const over = useRef<HTMLButtonElement>(null);
  const place = usePlace(over, open);
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={open && place.ready} onOpenChange={setOpen}>
        {/* A title of its own would say the same twice. */}
        <Radix.Trigger asChild ref={over} title={undefined}>
          {trigger}
        </Radix.Trigger>
        <Radix.Portal container={place.container}>
          <Radix.Content
            {...content}
            ref={ref}
            side={side}
            sideOffset={4}
            collisionPadding={8}
            arrowPadding={8}
            onEscapeKeyDown={leaveToInputMethod}
          >
            {children}
            <Radix.Arrow className={arrowClassName} width={10} height={5} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
});
