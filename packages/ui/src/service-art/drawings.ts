/** How a stroke or an area of a drawing is drawn. `mark` is stencilled on it, as on a container. */
export type ServiceShape =
  | readonly [
      kind: 'line' | 'thin' | 'dashed' | 'dots' | 'paper' | 'wash' | 'yellow' | 'solid',
      path: string,
      turn?: string,
    ]
  | readonly [kind: 'mark', words: string, x: number, y: number, width: number, size: number, turn?: string];
/** A line drawing of 176 by 96, with the floor at 88.5; one thing in it is yellow: the cargo. */
export type ServiceDrawing = readonly ServiceShape[];

const FLOOR = ['thin', 'M0 88.5h176'] as const;
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
const wheels = (radius: number, ...at: readonly number[]) =>
  at
    .map(
      (x) => `M${x - radius} 81a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    )
    .join('');
/** The corner castings of a container. */
const corners = (x: number, y: number, width: number, height: number) =>
  [
    box(x, y, 5, 4),
    box(x + width - 5, y, 5, 4),
    box(x, y + height - 4, 5, 4),
    box(x + width - 5, y + height - 4, 5, 4),
  ].join('');
/** A corrugated side: its ribs stand as far apart as they can, about 6.6. */
function container(x: number, y: number, width: number, height: number): ServiceDrawing {
  const ribs = Math.round(width / 6.6);
  const at = Array.from({ length: ribs - 1 }, (_, rib) => (x + ((rib + 1) * width) / ribs).toFixed(1));
  return [
    ['paper', box(x, y, width, height)],
    ['thin', at.map((rib) => `M${rib} ${y + 5}v${height - 10}`).join('')],
    ['line', box(x, y, width, height)],
    ['solid', corners(x, y, width, height)],
  ];
}

/** A container under the spreader. */
const fcl: ServiceDrawing = [
  FLOOR,
  ...container(14, 46, 148, 42),
  ['yellow', box(80, 53, 72, 16)],
  ['mark', 'CSQU 305438 3', 84.5, 65.4, 63, 11.5],
  ['dashed', 'M20 46V20M156 46V20M20 20l68-14 68 14'],
  ['line', 'M84 6h8v-5'],
];
/** One's own cartons among others in a container. */
const lcl: ServiceDrawing = [
  FLOOR,
  ['line', `${box(14, 40, 148, 48)}${box(20, 62, 28, 21)}${box(22, 50, 18, 12)}`],
  ['thin', 'M14 45h148M14 83h148M34 62v8'],
  ['yellow', box(52, 53, 32, 30)],
  [
    'line',
    `M52 53h32v30H52zM68 53v9${[box(88, 68, 22, 15), box(92, 57, 15, 11), box(114, 60, 18, 23), box(136, 72, 20, 11), box(138, 63, 12, 9)].join('')}`,
  ],
  ['solid', corners(14, 40, 148, 48)],
  ['dashed', 'M68 50V22'],
  ['line', 'm62 28 6-7 6 7'],
];
const HULL = 'M10 58c14-16 34-20 58-20h72c10 0 18 5 24 14-8 7-18 9-30 9H44c-14 0-26 1-34-3Z';
const air: ServiceDrawing = [
  ['thin', 'M8 88.5h160'],
  ['paper', HULL],
  ['line', `${HULL}M22 46 12 16h13l22 23M150 44h8`],
  ['yellow', box(84, 42, 30, 19)],
  ['line', 'M84 61V42h30v19M76 56 40 80h16l52-24M118 78a7 5 0 1 0 .01 0M118 78v-6'],
  ['dots', 'M56 46h.01M64 46h.01M72 46h.01M122 46h.01M130 46h.01M138 46h.01'],
];
/** A shelf of a fulfilment centre. */
const fba: ServiceDrawing = [
  FLOOR,
  ['line', 'M18 88V18M66 88V18M114 88V18M158 88V18M18 42h140M18 66h140M18 18h140'],
  [
    'thin',
    [
      [24, 26, 16, 16],
      [43, 30, 14, 12],
      [72, 24, 20, 18],
      [120, 28, 14, 14],
      [138, 24, 14, 18],
      [24, 50, 22, 16],
      [98, 54, 12, 12],
      [120, 52, 24, 14],
      [24, 74, 14, 14],
      [42, 70, 18, 18],
      [72, 72, 16, 16],
      [92, 76, 16, 12],
      [120, 70, 18, 18],
    ]
      .map(([x = 0, y = 0, width = 0, height = 0]) => box(x, y, width, height))
      .join(''),
  ],
  ['yellow', box(72, 48, 22, 18)],
  ['line', 'M72 48h22v18H72zM83 48v7'],
];
const RIBS = [49, 55, 61, 75, 81, 87, 101, 107, 113];
/** A fast vessel. */
const fast: ServiceDrawing = [
  ['wash', 'M6 62h150l14-14h-18M6 62l8 22h132l24-36'],
  [
    'line',
    `M6 62h146l18-14-24 36H14zM14 62V30h22v32M18 37h14M18 43h14${[42, 68, 94].map((x) => box(x, 48, 26, 14)).join('')}${box(42, 34, 26, 14)}`,
  ],
  ['yellow', box(68, 34, 26, 14)],
  ['line', `${box(68, 34, 26, 14)}${box(94, 34, 26, 14)}${box(68, 20, 26, 14)}`],
  [
    'thin',
    `${RIBS.map((x) => `M${x} 50v10`).join('')}M49 36v10M55 36v10M61 36v10M101 36v10M107 36v10M113 36v10M75 22v10M81 22v10M87 22v10`,
  ],
  ['thin', 'M0 90c10-4 16-4 24 0s16 4 24 0 16-4 24 0 16 4 24 0 16-4 24 0 16 4 24 0 14-4 26-1'],
  ['dashed', 'M128 30h40M132 20h30'],
];
/** The last mile: a box truck. */
const last: ServiceDrawing = [
  FLOOR,
  ...container(10, 36, 104, 40),
  ['yellow', box(28, 46, 58, 14)],
  ['mark', "53' DRY VAN", 32, 57, 50, 11.5],
  ['line', 'M4 80h114M114 76v-6M122 80V40h22l18 20v20h-8M122 58h36M128 46h14v12'],
  ['paper', wheels(7.5, 30, 48, 98, 144)],
  ['line', wheels(7.5, 30, 48, 98, 144)],
  ['thin', wheels(2.5, 30, 48, 98, 144)],
];
/** A warehouse abroad. */
const stock: ServiceDrawing = [
  FLOOR,
  ['line', `M10 88V40l78-26 78 26v48M10 40h156${box(22, 54, 36, 34)}`],
  ['thin', 'M36 40V31.4M62 40V22.7M88 40V14M114 40V22.7M140 40V31.4M10 40l26-8.6L62 40l26-26 26 26 26-8.6L166 40'],
  ['thin', 'M22 60h36M22 66h36M22 72h36M22 78h36M118 60h36M118 66h36M118 72h36M118 78h36'],
  ['yellow', box(70, 54, 36, 34)],
  ['line', [box(70, 54, 36, 34), box(74, 72, 12, 16), box(88, 76, 12, 12), box(118, 54, 36, 34)].join('')],
];
/** One parcel goes from the shelf to a door. */
const drop: ServiceDrawing = [
  FLOOR,
  ['line', 'M10 88V26M62 88V26M10 50h52M10 26h52M10 70h52'],
  [
    'thin',
    [
      box(16, 56, 16, 14),
      box(36, 60, 14, 10),
      box(16, 32, 14, 18),
      box(34, 38, 20, 12),
      box(16, 76, 20, 12),
      box(42, 74, 14, 14),
    ].join(''),
  ],
  ['yellow', box(80, 66, 26, 22)],
  ['line', 'M80 66h26v22H80zM93 66v8M124 88V50l22-18 22 18v38M118 55l28-23 28 23'],
  ['line', box(138, 64, 16, 24)],
  ['thin', 'M150 76h.01M84 80h10M84 84h6'],
  ['dashed', 'M93 60C96 40 108 34 122 40'],
  ['line', 'm115 34 8 7-9 5'],
];
const STAMP = 'rotate(-12 112 58)';
/** A declaration, released. */
const customs: ServiceDrawing = [
  ['thin', 'M4 88.5h168'],
  ['wash', box(28, 12, 70, 76)],
  ['line', `${box(28, 12, 70, 76)}M28 28h70M63 12v16M28 42h70M63 28v14`],
  ['thin', 'M36 52h54M36 60h54M36 68h30M34 20h20M69 20h20M34 35h20M69 35h20'],
  ['yellow', box(84, 42, 66, 32), STAMP],
  ['line', box(84, 42, 66, 32), STAMP],
  ['thin', box(88, 46, 58, 24), STAMP],
  ['mark', 'RELEASED', 93, 63.5, 48, 15, STAMP],
];
/** A tractor with a container on its chassis. */
const haul: ServiceDrawing = [
  FLOOR,
  ['line', 'M8 74V46l10-14h22v42M8 52h32M14 50l7-12h13v12M4 74h164M44 74V60h6v14'],
  ...container(54, 34, 112, 36),
  ['yellow', box(82, 42, 50, 14)],
  ['mark', '40 HQ', 94, 53, 26, 11.5],
  ['paper', wheels(7, 22, 42, 130, 150)],
  ['line', wheels(7, 22, 42, 130, 150)],
  ['thin', wheels(2.5, 22, 42, 130, 150)],
];

/** Drawings of what a forwarder does, for `ServiceArt` and the cells of a `ServiceGrid`. */
export const serviceDrawings = { fcl, lcl, air, fba, fast, last, stock, drop, customs, haul };
