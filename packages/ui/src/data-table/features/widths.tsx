import { useRef } from 'react';
import { useLayoutEffect } from '../../foundations/layout-effect.ts';
import { below } from '../../theme/below.ts';
import { useMedia } from '../../theme/use-media.ts';
import type { FramePartProps } from '../feature.ts';
import type { SizedTable } from './resize-handle.tsx';
import { tableOf } from './table-of.ts';

/** Gives the columns the widths the reader chose; cards have none. */
export function Widths({ table: given }: FramePartProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const phone = useMedia(below.sm);
  const table = given as unknown as SizedTable;
  const sized = !phone && Object.keys(table.state.columnSizing).length > 0;
  // After every drawing: columns may have come.
  useLayoutEffect(() => {
    const element = tableOf(mark.current);
    if (!element || (!sized && !element.hasAttribute('data-sized'))) return;
    element.toggleAttribute('data-sized', sized);
    let total = 0;
    for (const head of element.querySelectorAll<HTMLElement>('thead th')) {
      const id = head.dataset['column'];
      const width = id === undefined ? head.offsetWidth : (table.getColumn(id)?.getSize() ?? 0);
      total += width;
      if (id !== undefined) head.style.inlineSize = sized ? `${width}px` : '';
    }
    element.style.inlineSize = sized ? `${total}px` : '';
  });
  return <span ref={mark} hidden />;
}
