import { crc32, deflateSync } from 'node:zlib';

/** Colours as `#rrggbb`; a pixel is the number of one. */
export type Palette = readonly string[];

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A sheet of one colour to draw on. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;

  constructor(width: number, height: number, colour: number) {
    this.width = width;
    this.height = height;
    this.#pixels = new Uint8Array(width * height).fill(colour);
  }

  /** From `left` to `right` and from `top` to `bottom`, as far as the sheet goes. */
  rect(left: number, top: number, right: number, bottom: number, colour: number): void {
    const from = Math.max(0, Math.round(left));
    const to = Math.min(this.width, Math.round(right));
    for (let y = Math.max(0, Math.round(top)); y < Math.min(this.height, Math.round(bottom)); y++)
      if (to > from) this.#pixels.fill(colour, y * this.width + from, y * this.width + to);
  }

  disc(x: number, y: number, radius: number, colour: number): void {
    for (let row = -radius; row <= radius; row++) {
      const half = Math.sqrt(radius * radius - row * row);
      this.rect(x - half, y + row, x + half, y + row + 1, colour);
    }
  }

  /** Between two level edges, each as long as it says: a hull, a wing. */
  slope(top: readonly [number, number, number], bottom: readonly [number, number, number], colour: number): void {
    const [y, left, right] = top;
    const [end, left2, right2] = bottom;
    for (let row = y; row < end; row++) {
      const part = (row - y) / (end - y);
      this.rect(left + (left2 - left) * part, row, right + (right2 - right) * part, row + 1, colour);
    }
  }

  png(palette: Palette): Buffer {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    // Eight bits a pixel, by the palette.
    head.set([8, 3, 0, 0, 0], 8);
    const rows = Buffer.alloc((this.width + 1) * this.height);
    for (let y = 0; y < this.height; y++)
      rows.set(this.#pixels.subarray(y * this.width, (y + 1) * this.width), y * (this.width + 1) + 1);
    const colours = Buffer.from(palette.map((colour) => colour.slice(1)).join(''), 'hex');
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('PLTE', colours),
      chunk('IDAT', deflateSync(rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}
