import type { TraceSource } from '@lading/api-client/contract';
import type { MilestoneCode } from '@lading/validators/freight';
import type { DemoVoyage, TraceCall } from '../../database/schema.ts';

/** One thing on the way: planned, and when it really happens, hours after the planned sailing. */
export interface Step {
  readonly code: MilestoneCode;
  readonly role: TraceCall['role'];
  readonly planned: number;
  readonly real: number;
  readonly source: TraceSource;
  readonly facility: 'depot' | 'terminal' | 'warehouse' | '';
  /** of each container, and not of the ship */
  readonly each: boolean;
  readonly laden: boolean | null;
}

const step = (
  code: MilestoneCode,
  role: Step['role'],
  times: readonly [planned: number, real: number],
  source: TraceSource = 'carrier',
  more: Partial<Step> = {},
): Step => ({ code, role, planned: times[0], real: times[1], source, facility: '', each: false, laden: null, ...more });

const BOX = { each: true, laden: true, facility: 'terminal' } as const;

/** What is done while a container is held does not happen. */
const NEVER = Number.POSITIVE_INFINITY;

function callSteps(voyage: DemoVoyage, call: TraceCall | undefined): Step[] {
  const { via, leaves } = voyage;
  if (via === undefined || !call) return [];
  const both = (hours: number) => [via + hours, via + leaves + hours] as const;
  if (call.role === 'pass') return [step('transArrived', 'pass', both(0)), step('transDeparted', 'pass', both(16.5))];
  return [
    step('transArrived', 'change', both(0)),
    step('transDischarged', 'change', both(8), 'terminal', BOX),
    step('transLoaded', 'change', both(30), 'terminal', BOX),
    step('transDeparted', 'change', both(40)),
  ];
}

/** All that happens on a voyage, in its order. */
export function stepsOf(voyage: DemoVoyage, calls: readonly TraceCall[]): Step[] {
  const { leaves, hours, changes, hold, appointment } = voyage;
  const late = changes.reduce((sum, { by }) => sum + by, 0);
  const ends = (after: number) => {
    const held = hold !== undefined && after > hold.after;
    return [hours + after, held ? NEVER : hours + late + after] as const;
  };
  const delivery = appointment
    ? (Date.parse(appointment) - Date.parse(voyage.etd)) / 3_600_000 + 0.4
    : hours + Math.max(0, late) + 74;
  const stuffed = calls.some(({ role }) => role === 'deliver');
  return [
    step('emptyOut', 'load', [-98, -97], 'terminal', { each: true, laden: false, facility: 'depot' }),
    ...(stuffed
      ? [step('stuffed', 'load', [-78, -77], 'truck', { each: true, laden: true, facility: 'warehouse' })]
      : []),
    step('gateIn', 'load', [-42, -38], 'terminal', BOX),
    step('customsExport', 'load', [-20, -18], 'customs'),
    step('loaded', 'load', [-6, leaves - 5.5], 'terminal', BOX),
    step('departed', 'load', [0, leaves]),
    ...callSteps(
      voyage,
      calls.find(({ role }) => role === 'pass' || role === 'change'),
    ),
    step('arrived', 'discharge', ends(0)),
    step('discharged', 'discharge', ends(18), 'terminal', BOX),
    step('customsImport', 'discharge', ends(27), 'customs'),
    step('gateOut', 'discharge', ends(50), 'terminal', BOX),
    ...(stuffed
      ? [
          step('delivered', 'deliver', [delivery, hold ? NEVER : delivery], 'truck', { ...BOX, facility: 'warehouse' }),
          step('emptyIn', 'discharge', [delivery + 46, hold ? NEVER : delivery + 44], 'terminal', {
            each: true,
            laden: false,
            facility: 'depot',
          }),
        ]
      : [step('emptyIn', 'discharge', ends(122), 'terminal', { each: true, laden: false, facility: 'depot' })]),
  ];
}
