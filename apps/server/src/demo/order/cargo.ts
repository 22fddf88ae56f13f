import { containerCheckDigit } from '@lading/validators';
import type { Random } from '../random.ts';
import type { Product } from './products.ts';

/** Cartons of one product in one container. */
interface Cell {
  readonly product: Product;
  readonly container: number;
  readonly cartons: number;
}
export interface Box {
  readonly type: string;
  readonly number: string;
  readonly seal: string;
}
export interface Cargo {
  readonly boxes: readonly Box[];
  readonly cells: readonly Cell[];
}

/** 0.0001 m³ and grams that are loaded at most. */
const ROOM: Readonly<Record<string, readonly [volume: number, weight: number]>> = {
  '20GP': [280_000, 21_000_000],
  '40GP': [570_000, 25_500_000],
  '40HQ': [670_000, 25_800_000],
  '45HQ': [760_000, 26_000_000],
};

const decimal = (whole: number, decimals: number): string => {
  const digits = String(whole).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

/** A container number with its right check digit. */
export const containerNumber = (owner: string, serial: number): string => {
  const ten = `${owner}${String(serial).padStart(6, '0')}`;
  return `${ten}${containerCheckDigit(ten)}`;
};

/** Fills each container with one or two of the products. */
export function stuff(random: Random, products: readonly Product[], boxes: readonly Box[]): Cargo {
  const cells = boxes.flatMap(({ type }, container) => {
    const [volume, weight] = ROOM[type] ?? [280_000, 21_000_000];
    const kinds = products.length > 1 && random.chance(0.4) ? 2 : 1;
    return Array.from({ length: kinds }, (_, n) => {
      const product = products[(container + n) % products.length] ?? random.pick(products);
      const most = Math.min(volume / product.tenThousandths, weight / product.grams) / kinds;
      return { product, container, cartons: Math.max(10, Math.floor((most * random.int(78, 96)) / 1000) * 10) };
    });
  });
  return { boxes, cells };
}

/** Splits the cargo into so many bills; every carton stands in exactly one of them. */
export function split({ boxes, cells }: Cargo, count: number): Cargo[] {
  const share = Math.ceil(count / cells.length);
  const pieces = cells.flatMap((cell) => {
    const each = Math.floor(cell.cartons / share);
    return Array.from({ length: share }, (_, n) => ({
      ...cell,
      cartons: n === 0 ? cell.cartons - each * (share - 1) : each,
    }));
  });
  const start = (n: number) => Math.floor((n * pieces.length) / count);
  return Array.from({ length: count }, (_, n) => ({ boxes, cells: pieces.slice(start(n), start(n + 1)) }));
}

/** The goods and containers of a bill, sums agreeing to the last digit. */
export function billCargo({ boxes, cells }: Cargo, marks: string, firstCarton = 1) {
  let carton = firstCarton;
  const goods = [...new Set(cells.map(({ product }) => product))].map((product) => {
    const number = cells.filter((cell) => cell.product === product).reduce((sum, cell) => sum + cell.cartons, 0);
    const row = {
      marks: `${marks}\nC/NO. ${carton}-${carton + number - 1}`,
      goods: product.goods,
      goodsTypeName: 'GENERAL CARGO',
      packageTypeName: 'CTNS',
      hsCode: product.hsCode,
      number,
      weight: decimal(number * product.grams, 3),
      volume: decimal(number * product.tenThousandths, 4),
    };
    carton += number;
    return row;
  });
  const containers = boxes.flatMap(({ type, number, seal }, at) => {
    const own = cells.filter(({ container }) => container === at);
    const sum = (of: (cell: Cell) => number) => own.reduce((total, cell) => total + of(cell), 0);
    return own.length === 0
      ? []
      : {
          ctnTypeName: type,
          ctnNo: number,
          sealNo: seal,
          packageTypeName: 'CARTONS',
          number: sum(({ cartons }) => cartons),
          weight: decimal(
            sum(({ cartons, product }) => cartons * product.grams),
            3,
          ),
          volume: decimal(
            sum(({ cartons, product }) => cartons * product.tenThousandths),
            4,
          ),
        };
  });
  return { goods, containers };
}
