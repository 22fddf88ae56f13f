import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useText } from '../i18n/provider.tsx';
import * as styles from './kbd.css.ts';

const SIGNS = { up: '↑', down: '↓', left: '←', right: '→', enter: '↵' } as const;
const WORDS = {
  escape: 'Esc',
  tab: 'Tab',
  space: 'Space',
  shift: 'Shift',
  ctrl: 'Ctrl',
  alt: 'Alt',
  cmd: '⌘',
} as const;
type NamedKey = keyof typeof SIGNS | keyof typeof WORDS;

/** What of it has a name of its own. */
export type KbdPart = 'key';

export interface KbdProps extends Omit<ComponentPropsWithoutRef<'kbd'>, 'children'> {
  /** classes by part: `key` one of the keys */
  classNames?: PartClasses<KbdPart> | undefined;
  /** keys pressed together, in order: `['ctrl', 'enter']`, `['j']` */
  keys: readonly (NamedKey | (string & {}))[];
}

const shown = (key: string): string => ({ ...SIGNS, ...WORDS })[key as NamedKey] ?? key;
const isArrow = (key: string): key is keyof typeof SIGNS => key in SIGNS;

/** Keys as they stand on the keyboard; an arrow is also said in words. */
export const Kbd = /* @__PURE__ */ forwardRef<HTMLElement, KbdProps>(function Kbd(
  { keys, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const text = useText();
  return (
    <kbd data-component="Kbd" {...rest} ref={ref} className={`${styles.keys} ${className}`}>
      {keys.map((key) => (
        <kbd key={key} {...part('key', styles.key)}>
          {isArrow(key) ? <abbr title={text(`kbd.${key}`)}>{SIGNS[key]}</abbr> : shown(key)}
        </kbd>
      ))}
    </kbd>
  );
});
