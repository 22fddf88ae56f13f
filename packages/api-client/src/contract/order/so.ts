import { array, boolean, number, object, string } from 'yup';
import { query } from '../define.ts';
import { id, text } from '../shapes.ts';
import { SO_FIELDS, type SoField } from './paper-shapes.ts';

/** What a shipping order says, read from its PDF and offered beside the form; nothing is taken over by itself. */

const value = object({
  // As the form takes it: a day `YYYY-MM-DD`, an instant of the port's clock `YYYY-MM-DDTHH:mm`, a port by its code where it is known.
  value: text(),
  // As it is printed.
  printed: text(),
});

const field = object({
  name: string<SoField>().oneOf(SO_FIELDS).required(),
  // Several where the print can be read in more than one way, such as 03/04: the reader chooses.
  values: array(value).min(1).required(),
  // From 0 to 1.
  confidence: number().min(0).max(1).required(),
  // Where it stands: the words before it and the page, counted from 1.
  label: text(),
  page: number().integer().positive().required(),
  // Counted from 1, the character that cannot be told; 0 where all can.
  unclearAt: number().integer().min(0).required(),
});

export const analyseSo = query(
  '/ocr/pub/analysisSoPdfUrl.do',
  'Read a shipping order: by the layout of the carrier where it is known, by common labels otherwise',
  {
    access: ['order:edit', 'order:accept'],
    about: ['orderFile', 'fileId'],
    assumed: true,
    limit: 60,
    input: object({ fileId: id() }),
    output: object({
      // False for a scan: there is nothing to read, and nobody guesses.
      text: boolean().required(),
      pages: number().integer().min(0).required(),
      // Which layout it was read by; `general` where no carrier's fits.
      layout: text(),
      layoutName: text(),
      fields: array(field).required(),
      // Lines that were not understood.
      unmatched: array(text()).required(),
    }),
  },
);
