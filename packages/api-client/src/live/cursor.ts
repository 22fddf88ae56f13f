import { array, type InferType, number, object, string } from 'yup';

/** Up to where a page was told everything: the newest number, the server's clock in ms, and what it need not hear again. */
export const cursorBody = object({
  id: number().integer().min(0).required(),
  at: number().integer().min(0).required(),
  told: array(string().required()).required(),
});
export type Cursor = InferType<typeof cursorBody>;

/** From where on a page asks for what it missed. */
export type Since = Omit<Cursor, 'told'>;

/** How many notices are remembered so that one shows once. */
const REMEMBERED = 500;

/** What this tab was told, and until when: by the server's clock, which went on as the tab's own did. */
export function keepCursor(now: () => number) {
  const seen = new Set<string>();
  let cursor: Since | undefined;
  let ahead = 0;
  let heardAt = 0;
  // What was missed comes first: a connection lost amid it has to begin there again.
  let whole = false;
  const remember = (key: string) => {
    seen.add(key);
    for (const one of seen) if (seen.size > REMEMBERED) seen.delete(one);
  };
  return {
    /** something came: until now nothing was missed */
    heard: () => {
      if (whole) heardAt = now();
    },
    told({ id, at, told }: Cursor) {
      cursor = { id, at };
      heardAt = now();
      whole = true;
      ahead = at - heardAt;
      for (const key of told) remember(key);
    },
    /** whether it is new; one that was put off comes back under its id, with the time of its coming back */
    isNew({ id, createTime }: { readonly id: number; readonly createTime: string }): boolean {
      const key = `${id} ${createTime}`;
      if (seen.has(key)) return false;
      remember(key);
      if (cursor && whole && id > cursor.id) cursor = { ...cursor, id };
      return true;
    },
    /** for a connection that is just made */
    since(): Since | undefined {
      whole = false;
      return cursor && { ...cursor, at: heardAt + ahead };
    },
    /** the same for a tab that has just come */
    shared: (): Cursor | undefined => cursor && { id: cursor.id, at: heardAt + ahead, told: [...seen] },
  };
}
