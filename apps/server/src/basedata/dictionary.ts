/** The house's dictionaries: what may stand behind an id of a bill, with every way of writing it. */
export interface Entry {
  readonly id: number;
  /** as it is printed; the others mean the same */
  readonly names: readonly [string, ...string[]];
}

const numbered = (...lists: readonly (readonly [string, ...string[]])[]): readonly Entry[] =>
  lists.map((names, place) => ({ id: place + 1, names }));

// The order gives the ids: add at the end, never in between.
export const DICTIONARY = {
  transportClause: numbered(
    ['CY-CY'],
    ['CY-CFS'],
    ['CY-DOOR'],
    ['CFS-CY'],
    ['CFS-CFS'],
    ['DOOR-CY'],
    ['DOOR-DOOR'],
    ['CY-FO'],
    ['CY-LO'],
  ),
  payMethod: numbered(
    ['FREIGHT PREPAID', 'PREPAID', 'PP', '预付'],
    ['FREIGHT COLLECT', 'COLLECT', 'CC', '到付'],
    ['PREPAID AT THIRD PLACE', '第三地付'],
  ),
  blMethod: numbered(
    ['ORIGINAL', '正本'],
    ['TELEX RELEASE', '电放'],
    ['SEA WAYBILL', '海运单'],
    ['ELECTRONIC B/L', 'EBL', '电子提单'],
    ['ISSUE AT DESTINATION', '异地放单'],
  ),
  settleMethod: numbered(
    ['PER SHIPMENT', '票结'],
    ['MONTHLY', '月结'],
    ['PAY THEN RELEASE', '付款买单', '付款放单'],
    ['DEPOSIT', '预付款'],
  ),
  goodsType: numbered(
    ['GENERAL CARGO', '普货'],
    ['DANGEROUS GOODS', '危险品'],
    ['REEFER CARGO', '冷藏'],
    ['OUT OF GAUGE', '超限'],
    ['LITHIUM BATTERIES', '锂电池'],
  ),
  packageType: numbered(
    ['CARTONS', 'CTNS', 'CARTON', 'CTN', 'CT', '纸箱'],
    ['PACKAGES', 'PKGS', 'PACKAGE', 'PKG', 'PK', '件'],
    ['PALLETS', 'PLTS', 'PALLET', 'PLT', 'PX', '托盘'],
    ['CASES', 'CASE', 'CS', '箱'],
    ['WOODEN CASES', 'WOODEN CASE', '木箱'],
    ['CRATES', 'CRATE', 'CR', '板条箱'],
    ['DRUMS', 'DRUM', 'DR', '桶'],
    ['BAGS', 'BAG', 'BG', '袋'],
    ['ROLLS', 'ROLL', 'RO', '卷'],
    ['BUNDLES', 'BUNDLE', 'BE', '捆'],
    ['BALES', 'BALE', 'BL', '包'],
    ['BOXES', 'BOX', 'BX', '盒'],
    ['PIECES', 'PCS', 'PIECE', '个'],
    ['SETS', 'SET', '套'],
    ['SACKS', 'SACK', 'SA'],
    ['COILS', 'COIL', 'CL', '盘'],
  ),
  ctnType: numbered(
    ['20GP', '22G1', '22GP'],
    ['40GP', '42G1', '42GP'],
    ['40HQ', '40HC', '45G1', '45GP'],
    ['45HQ', '45HC', 'L5G1', 'L5GP'],
    ['20RF', '22R1', '22RT'],
    ['40RH', '40RQ', '45R1', '45RT'],
    ['20OT', '22U1', '22UT'],
    ['40OT', '42U1', '42UT'],
    ['20FR', '22P1', '22PF'],
    ['40FR', '42P1', '42PF'],
    ['20TK', '22T1', '22TN'],
    ['40NOR'],
  ),
  shipping: numbered(
    ['COSCO SHIPPING', 'COSCO', '中远海运'],
    ['OOCL', '东方海外'],
    ['ONE', 'OCEAN NETWORK EXPRESS', '海洋网联'],
    ['EVERGREEN', 'EMC', '长荣'],
    ['YANG MING', 'YML', '阳明'],
    ['MATSON', '美森'],
    ['SITC', '新海丰'],
    ['MAERSK', '马士基'],
    ['MSC', '地中海航运'],
    ['CMA CGM', '达飞'],
    ['HAPAG-LLOYD', 'HLAG', '赫伯罗特'],
    ['HMM', '韩新海运'],
    ['ZIM', '以星'],
    ['WAN HAI', 'WHL', '万海'],
    ['SINOKOR', '长锦商船'],
    ['PIL', '太平船务'],
    ['KMTC', '高丽海运'],
    ['TS LINES', '德翔海运'],
    ['IAL', '运达航运'],
    ['RCL', '宏海箱运'],
    ['SM LINE', '森罗商船'],
    ['CULINES', '中联航运'],
    ['ANTONG', '安通'],
    ['X-PRESS FEEDERS', 'X-PRESS'],
    ['SEALEAD', '海领船务'],
  ),
} as const satisfies Record<string, readonly Entry[]>;
export type DictionaryName = keyof typeof DICTIONARY;

const plain = (name: string) => name.normalize('NFKC').trim().toUpperCase();

/** The id behind a name, however it is written; undefined when the dictionary has no such name. */
export function idOf(dictionary: DictionaryName, name: string): number | undefined {
  const wanted = plain(name);
  return DICTIONARY[dictionary].find(({ names }) => names.some((known) => plain(known) === wanted))?.id;
}

/** The printed names, for saying which there are. */
export const namesIn = (dictionary: DictionaryName): string[] => DICTIONARY[dictionary].map(({ names }) => names[0]);
