import type { DemoVoyage, TraceCall } from '../../database/schema.ts';

/** Days at sea to a port, from East China and from the south. */
export const TRANSIT: Readonly<Record<string, number>> = {
  USLAX: 12,
  USLGB: 11,
  USOAK: 13,
  USSEA: 12,
  CAVAN: 13,
  USNYC: 29,
  DEHAM: 33,
  NLRTM: 31,
  BEANR: 32,
  GBFXT: 31,
  PLGDN: 36,
  ESVLC: 27,
  GRPIR: 23,
  AUSYD: 16,
  AUMEL: 18,
  KRPUS: 2,
  KRINC: 2,
  JPOSA: 3,
  JPYOK: 4,
  VNHPH: 4,
  VNSGN: 6,
  THLCH: 8,
  PHMNL: 4,
};

type Door = Pick<TraceCall, 'code' | 'nameCn' | 'nameEn' | 'zone'>;
const door = (code: string, nameCn: string, nameEn: string, zone: string): Door => ({ code, nameCn, nameEn, zone });
const PACIFIC = 'America/Los_Angeles';

/** Where goods go on from a port. */
export const DOORS: Readonly<Record<string, readonly Door[]>> = {
  USLAX: [
    door('CA 92551', 'ONT8 亚马逊仓', 'ONT8 Amazon', PACIFIC),
    door('CA 90021', '洛杉矶仓库', 'Los Angeles warehouse', PACIFIC),
  ],
  USLGB: [door('CA 90810', '长滩仓库', 'Long Beach warehouse', PACIFIC)],
  USOAK: [door('CA 95206', 'SMF3 亚马逊仓', 'SMF3 Amazon', PACIFIC)],
  USSEA: [door('WA 98168', '西雅图仓库', 'Seattle warehouse', PACIFIC)],
  USNYC: [door('NJ 07206', '伊丽莎白仓库', 'Elizabeth warehouse', 'America/New_York')],
  DEHAM: [door('DE 20457', '汉堡仓库', 'Hamburg warehouse', 'Europe/Berlin')],
  NLRTM: [door('NL 3199', '马斯平原仓库', 'Maasvlakte warehouse', 'Europe/Amsterdam')],
  GBFXT: [door('GB IP11', '费利克斯托仓库', 'Felixstowe warehouse', 'Europe/London')],
};

/** What makes one shipment of the demonstration unlike the others. */
export interface Special {
  readonly voyage?: Partial<DemoVoyage>;
  readonly via?: readonly [role: 'pass' | 'change', code: string];
  readonly door?: number;
  readonly poNos?: readonly string[];
  /** days after the planned sailing, and the clock of the door */
  readonly appointment?: readonly [days: number, clock: string, reference: string];
}

/** By work number: the drawn one by Busan, an arrival that moved four times, days without word, a hold, a change of ships. */
export const SPECIALS: Readonly<Record<string, Special>> = {
  MB26S01702: {
    via: ['pass', 'KRPUS'],
    door: 0,
    poNos: ['PO-77120', 'PO-77121', 'PO-77125'],
    appointment: [20, '09:00', '8847120931'],
    voyage: {
      leaves: 0,
      hours: 378.5,
      via: 43.7,
      freeDays: 4,
      changes: [
        { after: 118.53, by: -4, reason: 'early' },
        { after: 299.67, by: 30, reason: 'rerouted' },
      ],
    },
  },
  MB26S01698: {
    voyage: {
      hours: 370,
      changes: [
        { after: 20, by: 10, reason: 'weather' },
        { after: 110, by: 16, reason: 'weather' },
        { after: 190, by: -6, reason: 'schedule' },
        { after: 290, by: 26, reason: 'berth' },
      ],
    },
  },
};

/** The same for some whose numbers do not matter: how many of those at sea, or at their port, and which. */
export const AT_SEA: readonly Special[] = [
  // Nothing heard for days.
  { voyage: { silent: 30 } },
  { via: ['change', 'SGSIN'] },
  { voyage: { changes: [{ after: 40, by: 18, reason: 'congestion' }] } },
];
export const ARRIVED: readonly Special[] = [{ voyage: { hold: { after: 20, kind: 'customs' } } }];
