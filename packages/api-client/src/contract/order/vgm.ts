import { VGM_BOXES, VGM_STATES } from '@lading/validators/vgm';
import { array, boolean, number, object, string } from 'yup';
import { revision } from '../basedata/fields.ts';
import { command, download, query } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import { id, maybeId, pageOf, requestId, text, tidyText } from '../shapes.ts';
import { toDoCount, toDoList } from '../user/to-do.ts';
import * as part from './declaration-fields.ts';
import { VGM_ACTIONS, VGM_DECISIONS, type VgmAction, type VgmDecision } from './declaration-shapes.ts';
import { vgmBox, vgmHead, vgmLock, vgmState, vgmWritten } from './vgm-fields.ts';

/** The verified gross mass of packed containers: written by the shipper, answered by the carrier through the forwarder's people. */

const about = ['booking', 'bookingId'] as const;
const readers = ['order:view', 'vgm:process'] as const;

export const vgm = query(
  '/order/WebVgm/query.do',
  'The verified gross mass of each container of a booking, who declares, and who writes on it',
  {
    access: readers,
    about,
    assumed: true,
    input: object({ bookingId: id() }),
    output: object({
      ...part.of,
      // 0 where nothing was written yet; the list then is what the bill says.
      revision: part.seen(),
      head: vgmHead,
      list: array(vgmBox.shape({ id: maybeId().nullable().defined() })).required(),
      // By whoever writes on it; null where nobody does.
      locked: vgmLock.nullable().defined(),
      today: text(),
      lateFee: text(),
      // Of the bill, beside the sum of all declared: never compared as an error.
      billWeight: text(),
      log: part.story,
    }),
  },
);

export const vgmPage = query(
  '/order/WebVgm/queryPage.do',
  'Bookings with how far their containers are declared, those that close first at the top',
  {
    access: readers,
    assumed: true,
    input: object(part.listInput),
    output: pageOf(
      object({
        ...part.of,
        boxes: number().integer().min(0).required(),
        // How many are in each state, by its number from 1.
        counts: array(number().integer().min(0).required()).length(VGM_STATES.length).required(),
        kilograms: text(),
        submittedAt: string().nullable().defined(),
        locked: text(),
      }),
    ),
  },
);

const stale = () => [vgm, vgmPage, deskQueue, toDoList, toDoCount];
const answer = object({
  id: id(),
  status: vgmState(),
  revision: revision(),
  issues: array(part.issue).required(),
  // Ids of the containers in the order in which they came.
  ids: array(id()).required(),
});

export const saveVgm = command(
  '/order/WebVgm/save.do',
  'Write on the sheet, declare containers, take a declaration back, or begin a new one of the same container',
  {
    access: 'vgm:edit',
    about,
    assumed: true,
    bodyLimit: 512 * 1024,
    input: object({
      bookingId: id(),
      action: string<VgmAction>().strict().oneOf(VGM_ACTIONS).required(),
      head: vgmHead,
      list: array(object(vgmWritten)).max(VGM_BOXES).required(),
      // Which of them are declared, taken back or begun anew: places in the list from 0; all that can be where it is left out.
      places: array(number().strict().integer().min(0).max(VGM_BOXES).required()).max(VGM_BOXES),
      revision: part.seen(),
      requestId: requestId(),
    }),
    output: answer,
    invalidates: stale,
  },
);

export const syncVgm = command(
  '/order/WebVgm/sync.do',
  'Fill the sheet from another paper of the booking, or the bill’s containers from the sheet (vgm); a dry run answers what would change',
  {
    access: 'vgm:edit',
    about,
    assumed: true,
    input: object({
      bookingId: id(),
      from: part.source(),
      dryRun: boolean().default(true),
      revision: part.seen(),
      requestId: requestId(),
    }),
    output: object({ revision: part.seen(), changes: array(part.change).required() }),
    invalidates: stale,
  },
);

export const lockVgm = command(
  '/order/WebVgm/lockBookingVgm.do',
  'Keep the sheet for whoever writes on it, for 15 minutes from now, or let it go',
  {
    access: 'vgm:edit',
    about,
    assumed: true,
    input: object({ bookingId: id(), locked: boolean().strict().required() }),
    // Whoever keeps it: not whoever asks where somebody else came first; null where nobody does any more.
    output: object({ locked: vgmLock.nullable().defined() }),
    invalidates: () => [],
  },
);

export const answerVgm = command(
  '/order/WebVgm/answerVgm.do',
  'Send declarations on, accept or refuse them, open one that is closed, or take a sheet from whoever keeps it',
  {
    access: 'vgm:process',
    about,
    assumed: true,
    input: object({
      bookingId: id(),
      decision: string<VgmDecision>().strict().oneOf(VGM_DECISIONS).required(),
      // Those of the booking that it is about.
      ids: array(id()).max(VGM_BOXES).default([]),
      reason: tidyText().max(500).default(''),
      reasons: part.reasons(),
      revision: part.seen(),
      requestId: requestId(),
    }),
    output: object({ revision: part.seen(), changed: number().integer().min(0).required() }),
    invalidates: stale,
  },
);

export const vgmDeclaration = download(
  '/order/WebVgm/downloadDeclaration.do',
  'What was declared of the containers of a booking, as a paper to sign',
  {
    access: readers,
    about,
    assumed: true,
    input: object({ bookingId: id() }),
  },
);
