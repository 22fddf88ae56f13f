/** Words as they are looked for: without regard to capitals and to the width of signs. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase();
