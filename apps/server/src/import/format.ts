import { DOMAINS } from './domains.ts';
import { closed, text } from './schemas.ts';

const FORMAT = 'lading/1';

/** The outline of an import file, each domain's fields beside each other; see docs/import-format.md. */
export const documentSchema = closed({
  format: text()
    .required()
    .test('format', 'format', (value) => value === FORMAT),
  ...Object.assign({}, ...DOMAINS.map(({ fields }) => fields)),
});
