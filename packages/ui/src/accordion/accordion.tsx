import { type ComponentPropsWithoutRef, createElement, forwardRef, type ReactNode, useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  /** at the end of the line: a count, a state */
  aside?: ReactNode;
  content: ReactNode;
  /** cannot be opened now, and says so */
  disabled?: boolean | undefined;
}

/** What of it has a name of its own. */
export type AccordionPart = 'item' | 'line' | 'icon' | 'title' | 'aside' | 'content';

export interface AccordionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** classes by part: `item`, its `line` with `icon`, `title` and `aside`, the `content` under it */
  classNames?: PartClasses<AccordionPart> | undefined;
  items: readonly AccordionItem[];
  /** several may be open; else opening one closes the others */
  multiple?: boolean;
  /** ids, for an owner that keeps what is open; else it keeps itself */
  open?: readonly string[];
  defaultOpen?: readonly string[];
  onOpenChange?: (open: readonly string[]) => void;
  /** of the headings, after what stands above on the page */
  level?: 2 | 3 | 4 | 5;
}

// It is pressed and has the focus by itself, which a check of static elements does not know.
const Line = 'summary';

const KEYS = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

/** Where a key leads from one of the lines, round the end. */
function targetOf(key: string, at: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return (at + (key === 'ArrowDown' ? 1 : -1) + count) % count;
}

/**
 * Questions and answers, or parts that few readers need, each under its line. The browser's own `details`, so that finding in the page
 * opens them and a page without scripts has them. Its ref is the root.
 */
export const Accordion = /* @__PURE__ */ forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  {
    items,
    multiple = false,
    open: given,
    defaultOpen = [],
    onOpenChange,
    level = 3,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const part = partsOf(classNames);
  const [root, both] = useBothRefs(ref);
  const [own, setOwn] = useState(defaultOpen);
  const open = given ?? own;
  const put = (id: string, opens: boolean) => {
    // What the browser says of an opening that was ours is no news.
    if (open.includes(id) === opens) return;
    const others = multiple || !opens ? open.filter((one) => one !== id) : [];
    const next = opens ? [...others, id] : others;
    setOwn(next);
    onOpenChange?.(next);
  };
  // With the drawing, so that no key comes before it.
  useLayoutEffect(() => {
    const lines = () => [...(root.current?.querySelectorAll<HTMLElement>(':scope > details > summary') ?? [])];
    const walk = (event: KeyboardEvent) => {
      if (!KEYS.has(event.key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const all = lines();
      const at = all.indexOf(event.target as HTMLElement);
      if (at < 0) return;
      event.preventDefault();
      all[targetOf(event.key, at, all.length)]?.focus();
    };
    const element = root.current;
    element?.addEventListener('keydown', walk);
    return () => element?.removeEventListener('keydown', walk);
  }, [root]);
  return (
    <div data-component="Accordion" {...rest} ref={both} className={`${styles.accordion} ${className}`}>
      {items.map(({ id, title, aside, content, disabled = false }) => (
        <details
          key={id}
          {...part('item', styles.item)}
          open={open.includes(id) && !disabled}
          // Found in the page, the browser opens it by itself.
          onToggle={({ currentTarget }) => {
            if (currentTarget.open && !disabled) put(id, true);
          }}
        >
          <Line
            {...part('line', styles.line)}
            aria-disabled={disabled || undefined}
            onClick={(event) => {
              event.preventDefault();
              if (!disabled) put(id, !open.includes(id));
            }}
          >
            <Icon {...part('icon', styles.turn)} drawing={icons.chevronRight} size="sm" />
            {createElement(`h${level}`, part('title', styles.title), title)}
            {aside && <span {...part('aside', styles.aside)}>{aside}</span>}
          </Line>
          <div {...part('content', styles.content)}>{content}</div>
        </details>
      ))}
    </div>
  );
});
