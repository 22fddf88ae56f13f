/** A contrast that the themes ask of the brand: an ink and its ground, each a step or a colour of ours that stays. */
export type Asked = readonly [ink: string, ground: string, least: number];

// What WCAG 2.2 asks: 3 for what is no text, such as the ring around what has the focus, 4.5 for text; 7 for text where the reader
// asks for more contrast. A test takes these pairs from the tokens of all four themes and compares.
const BY_LEAST: readonly (readonly [number, string])[] = [
  [3, '600/#ffffff 600/#f5f9fa 600/#edf2f4 600/50 #fad319/925 #fad319/950 #ffe14a/925 #ffe14a/950'],
  [3, '400/#081518 400/#040d10 200/#040d10'],
  [4.5, '#040d10/25 #3f5155/50 #3f5155/25 #586a6f/50 #586a6f/25 #040d10/300 #040d10/400 #ffffff/800 #ffffff/700'],
  [4.5, '700/#ffffff 700/#f5f9fa 700/#edf2f4 700/50 700/25 #0050af/50 #096338/50 #663803/50 #a1151f/50'],
  [4.5, '#c8d2d5/925 #c8d2d5/950 #a3b0b4/925 #a3b0b4/950 #97c3ff/925 #80dba2/925 #ffb46e/925 #ff9e96/925'],
  [4.5, '300/#081518 300/#040d10 300/#0d1b1f 300/#122226 300/925 300/950'],
  [7, '#040d10/50 #040d10/100 #040d10/200 #122226/50 #122226/100 #1a2c30/50 #1a2c30/100 #ffffff/900 #ffffff/925'],
  [7, '#ffffff/950 #edf2f4/800 #edf2f4/900 #edf2f4/925 #edf2f4/950 #f5f9fa/800 #f5f9fa/900 #c8d2d5/800 #c8d2d5/900'],
  [7, '#e5ebed/925 #e5ebed/950 800/50 800/100 800/#ffffff 800/#f5f9fa 800/#edf2f4 900/#ffffff 200/#021416'],
  [7, '100/#040d10 100/#081518 100/#122226 100/925 100/950 #003d86/100 #0a4929/100 #472806/100 #7c1318/100'],
  [7, '#c0dbff/925 #b1ebc4/925 #ffd2a4/925 #ffc7c1/925'],
];

export const ASKED: readonly Asked[] = BY_LEAST.flatMap(([least, pairs]) =>
  pairs.split(' ').map((pair): Asked => {
    const [ink = '', ground = ''] = pair.split('/');
    return [ink, ground, least];
  }),
);
