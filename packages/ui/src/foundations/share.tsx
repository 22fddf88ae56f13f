import { type ComponentPropsWithoutRef, useRef } from 'react';
import { useLayoutEffect } from './layout-effect.ts';

interface ShareProps extends ComponentPropsWithoutRef<'span'> {
  /** a decimal string with the same decimals as those beside it; below 0 takes no room */
  of: string;
}

/**
 * A piece of a bar, as wide as its amount among the others. The browser weighs whole cents as they are written, so that nothing is
 * reckoned here; set from code, since a strict policy refuses a style in the markup.
 */
export function Share({ of, ...rest }: ShareProps) {
  const piece = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    piece.current?.style.setProperty('flex-grow', of.startsWith('-') ? '0' : of.replace('.', ''));
  }, [of]);
  return <span {...rest} ref={piece} />;
}
