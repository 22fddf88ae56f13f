/** One kind of carton: grams and cubic decimetres × 10 (0.0001 m³), so that every sum is of whole numbers. */
export interface Product {
  readonly goods: string;
  readonly hsCode: string;
  readonly grams: number;
  readonly tenThousandths: number;
}

const list = (...rows: readonly (readonly [string, string, number, number])[]): readonly Product[] =>
  rows.map(([goods, hsCode, grams, tenThousandths]) => ({ goods, hsCode, grams, tenThousandths }));

export const HOMEWARE = list(
  ['BAMBOO KITCHEN SHELF', '940382', 10_750, 1315],
  ['STAINLESS STEEL FOOD CONTAINER', '732393', 9_430, 1122],
  ['SILICONE BAKING MAT', '392410', 7_090, 916],
  ['PORCELAIN DINNER PLATE SET', '691110', 16_400, 485],
  ['GLASS STORAGE JAR WITH BAMBOO LID', '701349', 12_300, 620],
  ['COTTON WOVEN TABLE LINEN', '630251', 14_250, 840],
  ['WOODEN CUTTING BOARD, ACACIA', '441990', 15_800, 410],
  ['ALUMINIUM NON-STICK FRYING PAN', '761510', 13_600, 705],
  ['POLYPROPYLENE STORAGE BOX, 45 L', '392310', 8_900, 1650],
  ['LED DESK LAMP', '940521', 6_450, 560],
  ['POLYESTER KNITTED THROW BLANKET', '630140', 11_200, 1280],
  ['MICROFIBRE CLEANING CLOTH', '630710', 9_800, 720],
  ['STAINLESS STEEL VACUUM FLASK 750 ML', '961700', 10_150, 530],
  ['POLYESTER WINDOW CURTAIN', '630392', 13_900, 690],
  ['WOODEN PICTURE FRAME', '441490', 8_350, 770],
  ['PARAFFIN WAX SCENTED CANDLE', '340600', 12_750, 380],
  ['CERAMIC FLOWER POT', '691390', 17_300, 590],
);

export const HARDWARE = list(
  ['STAINLESS STEEL DOOR HINGE', '830210', 18_200, 240],
  ['BRASS BALL VALVE, DN15 TO DN50', '848180', 21_500, 260],
  ['ZINC ALLOY PADLOCK', '830110', 16_900, 210],
  ['CARBON STEEL SCREWS, ZINC PLATED', '731815', 24_300, 190],
  ['SINGLE LEVER BASIN FAUCET', '848180', 14_700, 480],
  ['HAND TOOL SET, 40 PIECES', '820600', 15_600, 350],
);

/** A description of goods as long as a carrier's form allows: 150 lines of at most 35 characters. */
export function longDescription(): string {
  const colours = ['NATURAL', 'WALNUT', 'WHITE', 'SAGE GREEN', 'STONE GREY', 'NAVY BLUE'];
  const sizes = ['S 320X220 MM', 'M 400X280 MM', 'L 480X320 MM', 'XL 560X380 MM'];
  const lines = [
    'WOODEN KITCHEN AND TABLE WARE, AS:',
    'PURCHASE ORDER CHS-2026-1107',
    'ARTICLE / COLOUR / SIZE / CARTONS',
  ];
  for (let item = 1; lines.length < 148; item++) {
    const article = `HY-${4200 + item}`;
    lines.push(`${article} ${colours[item % colours.length]} ${sizes[item % sizes.length]} ${4 + (item % 9)}`);
  }
  lines.push('COUNTRY OF ORIGIN: CHINA', 'FREIGHT PREPAID');
  return lines.join('\n');
}
