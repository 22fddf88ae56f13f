import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactNumber, exactText, id, maybeId, money, requestId, text } from '../shapes.ts';
import { line } from '../user/fields.ts';
import { fclCalendar, fclMember, fclPublic, fclVip, fclVisitor, saleRates, saleRoutes } from './fcl.ts';
import {
  RATE_SHEETS,
  type RateSheet,
  ROUTES,
  type Route,
  SHEET_COLUMN_TYPES,
  SHEET_SAVED,
  SHEET_STATES,
  SHEET_WINDOW,
  type SheetColumnType,
  type SheetState,
} from './shapes.ts';

/**
 * The sheets in which staff keep rates and charges. What is written goes into the draft, cell by cell, and is on sale once the draft is published as
 * the next version. All values are texts, in the order of `columns`.
 */

const access = 'rate:edit';
const sheet = () =>
  exactText()
    .oneOf<RateSheet>([...RATE_SHEETS])
    .default('fcl');
const column = () => string().strict().max(20).required();
const cell = () => string().strict().max(500).defined();
const count = () => number().integer().min(0).required();

const row = () =>
  object({
    id: id(),
    revision: number().integer().positive().required(),
    // Of the row as it is on sale; `draft` was never published.
    state: string<SheetState>().oneOf(SHEET_STATES).required(),
    values: array(text()).required(),
    // Columns that are to be published, and who changed them last.
    edited: array(text()).required(),
    // What is on sale in each of them.
    was: array(text()).required(),
    by: text(),
  });
const changes = () => object({ rows: count(), cells: count() }).required();

export const rateDraft = query(
  '/freight/freightfcl/queryFclDraftPage.do',
  'A window of a sheet as its draft has it, what there is beside it, and how many rows are in which state',
  {
    access,
    assumed: true,
    input: object({
      sheet: sheet(),
      from: exactNumber().min(0).default(0),
      size: exactNumber().min(1).max(SHEET_WINDOW).default(1_000),
      state: string<SheetState>().strict().oneOf(SHEET_STATES),
      shippingId: maybeId(),
      lane: string<Route>().strict().oneOf(ROUTES),
      polId: maybeId(),
      keyword: exactText().max(50).default(''),
    }),
    output: object({
      // How each is written, and what may stand there where that is a list.
      columns: array(
        object({
          id: text(),
          head: text(),
          type: string<SheetColumnType>().oneOf(SHEET_COLUMN_TYPES).required(),
          required: boolean().required(),
          options: array(object({ value: text(), label: text() })).required(),
        }),
      ).required(),
      records: array(row()).required(),
      total: count(),
      counts: object({
        all: count(),
        live: count(),
        draft: count(),
        edited: count(),
        lapsing: count(),
        withdrawn: count(),
        expired: count(),
      }).required(),
      changes: changes(),
      // Null where nothing was published yet.
      live: object({ version: id(), time: string().nullable().defined(), by: text() }).nullable().defined(),
      draft: id(),
      // List is the member price and more, VIP is less: as the draft has it.
      rules: object({ listAdd: money(), vipLess: money() }).required(),
      // What the codes of the records stand for.
      names: array(object({ code: text(), nameCn: text(), nameEn: text() })).required(),
    }),
  },
);

export const rateVersions = query(
  '/freight/freightfcl/queryFclVersions.do',
  'The last versions of a sheet, the draft first: when, by whom, and how much each changed',
  {
    access,
    assumed: true,
    input: object({ sheet: sheet() }),
    output: object({
      list: array(
        object({
          version: id(),
          state: string<'draft' | 'live' | 'past'>().oneOf(['draft', 'live', 'past']).required(),
          by: text(),
          time: string().nullable().defined(),
          note: text(),
          rows: count(),
          cells: count(),
          withdrawn: count(),
          // One from before the changes were kept cannot be.
          restorable: boolean().required(),
        }),
      ).required(),
    }),
  },
);

const told = () => array(object({ id: id(), name: text(), column: text(), message: text() }).required()).required();

export const rateChanges = query(
  '/freight/freightfcl/queryFclDraftChange.do',
  'What publishing would change, what must be put right before, and what should be looked at twice',
  {
    access,
    assumed: true,
    input: object({ sheet: sheet() }),
    output: object({
      rows: count(),
      cells: count(),
      // The first 200 of them.
      list: array(
        object({
          id: id(),
          name: text(),
          column: text(),
          before: text(),
          after: text(),
          // Percent, where a price is off by more than 30.
          jump: string().nullable().defined(),
        }),
      ).required(),
      faults: told(),
      warnings: told(),
    }),
  },
);

const onSale = () => [fclVisitor, fclMember, fclPublic, fclVip, fclCalendar, saleRates, saleRoutes];

export const saveRateDraft = command(
  '/freight/freightfcl/saveFclDraft.do',
  'Write cells of the draft. A cell that somebody else has changed since is left as it is, and the row answered as it stands',
  {
    access,
    assumed: true,
    input: object({
      sheet: sheet(),
      rows: array(
        object({
          // A row that is added has the name of its sending instead.
          id: maybeId(),
          requestId: requestId().optional(),
          revision: number().strict().integer().positive(),
          cells: array(object({ column: column(), from: cell(), value: cell() }).required())
            .max(40)
            .required(),
        }).required(),
      )
        .min(1)
        .max(SHEET_SAVED)
        .required(),
    }),
    output: object({
      // In the order that was asked; without a row where nothing could be added.
      rows: array(
        object({
          row: row().nullable().default(null),
          // Columns that somebody else changed meanwhile.
          clashes: array(text()).required(),
          faults: array(object({ column: text(), message: text() })).required(),
        }),
      ).required(),
      changes: changes(),
    }),
    invalidates: () => [rateChanges, rateVersions],
  },
);

export const saveRateRules = command(
  '/freight/freightfcl/saveFclRules.do',
  'Say how far the list price lies above that of members and VIP below, from the next version on',
  {
    access,
    assumed: true,
    input: object({ sheet: sheet(), listAdd: money(), vipLess: money() }),
    invalidates: () => [rateDraft, rateChanges],
  },
);

export const publishRates = command(
  '/freight/freightfcl/publishFcl.do',
  'Make the draft the next version. What should be looked at twice has to be said to have been',
  {
    access,
    assumed: true,
    input: object({
      sheet: sheet(),
      // Of the draft that was looked at.
      version: id(),
      looked: boolean().strict().default(false),
      note: line(200).default(''),
    }),
    output: object({ version: id(), rows: count(), cells: count() }),
    invalidates: () => [rateDraft, rateVersions, rateChanges, ...onSale()],
  },
);

export const discardRates = command(
  '/freight/freightfcl/discardFclDraft.do',
  'Forget what was written into the draft: of some rows, or all',
  {
    access,
    assumed: true,
    input: object({ sheet: sheet(), ids: array(id()).min(1).max(SHEET_SAVED) }),
    output: object({ rows: count() }),
    invalidates: () => [rateDraft, rateVersions, rateChanges],
  },
);

export const restoreRates = command(
  '/freight/freightfcl/restoreFclVersion.do',
  'Write into an empty draft what brings a sheet back to how it stood in a version',
  {
    access,
    assumed: true,
    input: object({ sheet: sheet(), version: id() }),
    output: object({ rows: count() }),
    invalidates: () => [rateDraft, rateVersions, rateChanges],
  },
);
