import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, useRef } from 'react';
import { useControlValue } from '../field/use-control-value.ts';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import type { NamePart } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import * as styles from './code-cells.css.ts';

interface CodeCellsProps extends ComponentPropsWithoutRef<'input'> {
  length: number;
  invalid: boolean;
  namePart: NamePart<'control' | 'cell'>;
}

/** One input that is drawn as a cell for each figure: for a reader of screens, a paste and the phone it is one. */
export const CodeCells = /* @__PURE__ */ forwardRef(function CodeCells(
  { length, invalid, namePart, onSelect, onInput, ...rest }: CodeCellsProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const [own, both] = useBothRefs(ref);
  const [value, setValue] = useControlValue(own, '');
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Through the object model, which a strict content policy lets pass.
    frame.current?.style.setProperty(styles.CELLS, String(length));
  }, [length]);
  const next = Math.min(value.length, length - 1);
  return (
    <div ref={frame} className={styles.cells} data-invalid={invalid ? '' : undefined}>
      <input
        {...rest}
        ref={both}
        type="text"
        maxLength={length}
        {...namePart('control', styles.input)}
        onInput={(event) => {
          setValue(event.currentTarget.value);
          onInput?.(event);
        }}
        onSelect={(event) => {
          const { currentTarget: input } = event;
          // Where the caret stands cannot be seen: it is always behind the last figure.
          if (input.selectionStart === input.selectionEnd) input.setSelectionRange(length, length);
          onSelect?.(event);
        }}
      />
      {Array.from({ length }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={place}
          {...namePart('cell', styles.cell)}
          aria-hidden="true"
          data-next={place === next ? '' : undefined}
        >
          {value[place]}
        </span>
      ))}
    </div>
  );
});
