import type { NamePart } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import * as styles from './upload.css.ts';
import { useCut } from './use-cut.ts';

// The last characters say most: the number before the point and what kind of file it is.
const TAIL = 10;

/** The name of a file on one line; without room it is cut in the middle, and the end stays. */
export function FileName({ children: name, part }: { children: string; part: NamePart<'name'> }) {
  const characters = Array.from(name);
  const [line, head] = useCut();
  return (
    <span ref={line} {...part('name', styles.name)} title={name}>
      <span ref={head} className={styles.head} aria-hidden="true">
        {characters.slice(0, -TAIL).join('')}
      </span>
      <span className={styles.tail} aria-hidden="true">
        {characters.slice(-TAIL).join('')}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
