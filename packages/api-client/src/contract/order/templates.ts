import { BOOKING_MODES, type BookingMode } from '@lading/validators/booking';
import { array, boolean, number, object, string } from 'yup';
import { edited, revision } from '../basedata/fields.ts';
import { command, query } from '../define.ts';
import { id, pageOf, paging, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { bookingById, bookingInfo } from './booking.ts';
import { bookingDraft } from './booking-fields.ts';
import { PARTY_DELETES, TEMPLATE_SECTIONS, type TemplateSection } from './party-shapes.ts';

/** What a company books again and again: the sections of a booking without days, numbers of others and papers. */

export const orderTemplates = query(
  '/order/weborder/queryOrderTemplatePage.do',
  'Templates of the company, last used first',
  {
    access: 'order:edit',
    assumed: true,
    input: object({ ...paging(10), keyword: line(50).default('') }),
    output: pageOf(
      object({
        id: id(),
        revision: revision(),
        name: text(),
        mode: string<BookingMode>().oneOf(BOOKING_MODES).required(),
        // In the reader's language; empty where the template leaves them open.
        polName: text(),
        podName: text(),
        shippingName: text(),
        // As 2×40HQ.
        boxes: text(),
        // The first line of each.
        shipper: text(),
        consignee: text(),
        goods: text(),
        usedAt: string().nullable().defined(),
        updateTime: text(),
      }),
    ),
  },
);

export const saveOrderTemplate = command(
  '/order/weborder/saveOrderTemplate.do',
  'Keep a booking as a template, or change one: its name, or what it holds',
  {
    access: 'order:edit',
    about: ['orderTemplate', 'id'],
    assumed: true,
    input: object({
      ...edited(),
      name: named(1, 60),
      // May be left out where only the name of one that is there changes. Days, numbers and papers are not kept.
      booking: bookingDraft().default(undefined).optional(),
    }),
    output: object({ id: id() }),
    invalidates: () => [orderTemplates],
  },
);

export const syncOrderTemplate = command(
  '/order/weborder/syncOrderTemplate.do',
  'What sections of a template say into a booking that is still written: asked first with dryRun, which changes nothing and answers what would',
  {
    access: 'order:edit',
    about: ['booking', 'bookingId'],
    assumed: true,
    input: object({
      templateId: id(),
      bookingId: id(),
      sections: array(string<TemplateSection>().strict().oneOf(TEMPLATE_SECTIONS).required())
        .min(1)
        .max(TEMPLATE_SECTIONS.length)
        .required(),
      dryRun: boolean().default(true),
      // Of the booking as it was read; needed to write.
      revision: number().strict().integer().positive(),
    }),
    output: object({
      // Of the booking, after it.
      revision: number().integer().positive().required(),
      draft: bookingDraft().required(),
      changes: array(
        object({
          section: string<TemplateSection>().oneOf(TEMPLATE_SECTIONS).required(),
          path: text(),
          // As they stand in the draft: ids are ids.
          old: text(),
          new: text(),
        }),
      ).required(),
    }),
    invalidates: () => [bookingInfo, bookingById, orderTemplates],
  },
);

export const deleteOrderTemplates = command(
  '/order/weborder/deleteOrderTemplate.do',
  'Delete templates; bookings that were made of them stay',
  {
    access: 'order:edit',
    about: ['orderTemplate', 'ids'],
    assumed: true,
    input: object({ ids: array(id()).min(1).max(PARTY_DELETES).required() }),
    output: object({ deleted: number().integer().min(0).required() }),
    invalidates: () => [orderTemplates],
  },
);
