import * as styles from './text-area.css.ts';

/** A stretch of the text, in UTF-16 units as an issue of a rule gives it. */
export interface Mark {
  readonly index: number;
  readonly length: number;
}

/** The text again, unseen behind the control: it gives the control its height, and shows what is marked. */
export function Mirror({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const pieces = [];
  let at = 0;
  for (const { index, length } of [...marks].sort((a, b) => a.index - b.index)) {
    if (index < at || index >= text.length) continue;
    pieces.push(text.slice(at, index));
    pieces.push(
      <mark key={index} className={styles.mark}>
        {text.slice(index, index + length)}
      </mark>,
    );
    at = index + length;
  }
  return (
    <div className={styles.mirror} aria-hidden="true">
      {pieces}
      {/* The line after the last one has a height only when something stands in it. */}
      {`${text.slice(at)}\u200b`}
    </div>
  );
}
