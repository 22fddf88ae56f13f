import type { Catalogue } from '@lading/ui';

interface Node {
  type: number;
  value?: string;
  options?: Record<string, { value: Node[] }>;
  children?: Node[];
}

const PLAIN = 'abcdefghiklmnopqrstuvwxyzAEIOU';
const ACCENTED = [...'áɓçďéƒğĥíķĺɱñóþɋŕšťúṽŵẋýžÁÉÍÓÚ'];

const LITERAL = 0;
/** A text a third longer, with accents: what stays plain was not taken from a catalogue, what is cut has too little room. */
function stretch(text: string): string {
  const accented = [...text].map((sign) => ACCENTED[PLAIN.indexOf(sign)] ?? sign).join('');
  return /\p{Letter}/u.test(text) ? `${accented}${'~'.repeat(Math.ceil(text.length / 3))}` : accented;
}

const mark = (nodes: readonly Node[]): Node[] =>
  nodes.map((node) => ({
    ...node,
    ...(node.type === LITERAL && { value: stretch(node.value ?? '') }),
    ...(node.children && { children: mark(node.children) }),
    ...(node.options && {
      options: Object.fromEntries(
        Object.entries(node.options).map(([key, option]) => [key, { ...option, value: mark(option.value) }]),
      ),
    }),
  }));

/** A catalogue in which every text shows that it came from it: ⟦Séárçĥ~~⟧. */
export const pseudo = (messages: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string'
        ? `⟦${stretch(message)}⟧`
        : [{ type: LITERAL, value: '⟦' }, ...mark(message as Node[]), { type: LITERAL, value: '⟧' }],
    ]),
  ) as Catalogue;
