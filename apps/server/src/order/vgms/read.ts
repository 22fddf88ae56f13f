import type { Out, PortalContract } from '@lading/api-client/contract';
import { kilograms, VGM_STATE } from '@lading/validators/vgm';
import type { Db } from '../../database/open.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import type { Visitor } from '../../user/session.ts';
import { cutoffsOf } from '../cutoffs.ts';
import { aboutBooking, todayAt } from '../declarations/about.ts';
import { type Instruction, instructionOf } from '../declarations/instruction.ts';
import { storyOf } from '../declarations/story.ts';
import type { Booking } from '../versions/find.ts';
import { boxFrom, freshSheet, holderOf, sheetOf, stateOf, type VgmRow, vgmStatusName } from './sheet.ts';

type Answer = Out<PortalContract['order']['vgm']>;
type Box = Answer['list'][number];

/** How the carrier calls the declaration of one container; a new weight of it keeps the name. */
export const referenceOf = (booking: Pick<Booking, 'bookingNo'>, id: number): string =>
  `VGM-${booking.bookingNo}-${id}`;

interface Of {
  readonly booking: Booking;
  readonly bill: Instruction;
  readonly closed: boolean;
  readonly language: Language;
}

const billWeight = (bill: Instruction, ctnNo: string): string =>
  bill.boxes.find((box) => box.ctnNo === ctnNo)?.weight ?? '';

function shown(row: VgmRow, { booking, bill, closed, language }: Of): Box {
  const { id, box, version, late, submittedAt, answeredAt, answer, reasons } = row;
  const status = stateOf(row, closed);
  return {
    ...box,
    id,
    status,
    version,
    late,
    answer,
    reasons: [...reasons],
    statusName: vgmStatusName(language, status),
    reference: referenceOf(booking, id),
    kilograms: kilograms(box.vgm, box.unit) ?? '',
    submittedAt: submittedAt && isoInstant(submittedAt),
    answeredAt: answeredAt && isoInstant(answeredAt),
    billWeight: billWeight(bill, box.ctnNo),
  };
}

/** A container that was not kept yet: it is what the bill says. */
function fresh(box: Instruction['boxes'][number], { closed, language }: Of): Box {
  const status = closed ? VGM_STATE.closed : VGM_STATE.draft;
  return {
    ...boxFrom(box, 'SM2'),
    id: null,
    status,
    statusName: vgmStatusName(language, status),
    version: 1,
    late: false,
    reference: '',
    kilograms: '',
    submittedAt: null,
    answeredAt: null,
    answer: '',
    reasons: [],
    billWeight: box.weight,
  };
}

/** The sheet of a booking, or what it would be. */
export async function readVgm(db: Db, booking: Booking, visitor: Visitor, language: Language): Promise<Answer> {
  const about = await aboutBooking(db, booking, 'vgm', language);
  const bill = await instructionOf(db, booking);
  const { sheet, rows } = await sheetOf(db, booking.id);
  const of: Of = { booking, bill, closed: about.closed, language };
  const late = (await cutoffsOf(db, booking, language)).list.find(({ code }) => code === 'VCO');
  const written = sheet !== undefined && sheet.revision > 0;
  const holder = await holderOf(db, sheet, visitor.userId, language);
  const { minutes: _minutes, ...locked } = holder ?? { minutes: 0 };
  return {
    ...about,
    revision: sheet?.revision ?? 0,
    head: written ? sheet.head : (await freshSheet(db, booking, bill)).head,
    list: written ? rows.map((row) => shown(row, of)) : bill.boxes.map((box) => fresh(box, of)),
    locked: holder ? (locked as NonNullable<Answer['locked']>) : null,
    today: todayAt(booking.portStartCode),
    lateFee: late?.feeText ?? '',
    billWeight: bill.weight,
    log: await storyOf(db, booking.id, 'vgm', language),
  };
}
