export type Json = Readonly<Record<string, unknown>>;

/** Something that the document says and the form has no place for. */
export interface Unread {
  /** as `$.documentParties.seller` */
  readonly path: string;
  readonly value: string;
}

/** Reads a tree and remembers which of its leaves were read, so that nothing is dropped in silence. */
export class Reader {
  readonly #root: Json;
  readonly #read = new Set<string>();

  constructor(root: Json) {
    this.#root = root;
  }

  /** What stands at a place, without counting it as read. */
  peek(path: string): unknown {
    return path
      .slice(2)
      .split(/[.[\]]+/)
      .filter(Boolean)
      .reduce<unknown>((node, name) => (node as Json | undefined)?.[name], this.#root);
  }

  /** What stands at a place, which counts as read with all that is below it. */
  take(path: string): unknown {
    this.#read.add(path);
    return this.peek(path);
  }
  text(path: string): string {
    const value = this.take(path);
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  }
  list(path: string): readonly unknown[] {
    const value = this.peek(path);
    return Array.isArray(value) ? value : [];
  }

  unread(): Unread[] {
    const found: Unread[] = [];
    const visit = (node: unknown, path: string): void => {
      if (this.#read.has(path)) return;
      if (typeof node !== 'object' || node === null) {
        found.push({ path, value: String(node) });
        return;
      }
      for (const [name, one] of Object.entries(node))
        visit(one, Array.isArray(node) ? `${path}[${name}]` : `${path}.${name}`);
    };
    visit(this.#root, '$');
    return found;
  }
}
