import { number, object, string } from 'yup';
import { upload } from '../define.ts';
import { file, id, text } from '../shapes.ts';
import { PAPER_LIMIT } from './shapes.ts';

/** Room for the fields and the form itself beside the file. */
const FORM = 64 * 1024;

export const uploadFile = upload(
  '/user/common/uploadByteFile.do',
  'Keep a paper of the company: what it is, its content says and not its name',
  {
    access: 'company:apply',
    limit: 60,
    bodyLimit: PAPER_LIMIT + FORM,
    input: object({ file: file(), folder: string<'papers'>().strict().oneOf(['papers']).required() }),
    output: object({
      fileId: id(),
      name: text(),
      contentType: text(),
      size: number().integer().positive().required(),
      // Fetched with the session.
      path: text(),
      time: string().required(),
    }),
  },
);
