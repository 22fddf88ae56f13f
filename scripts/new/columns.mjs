import { Wrong } from './wrong.mjs';

/**
 * Types of a column by the word on the command line: how it is declared, a value of it for fixture and test, and its schema in what a call
 * takes and shows.
 */
export const TYPES = {
  text: {
    column: 'text().notNull()',
    from: 'drizzle',
    helper: 'text',
    sample: (name) => `'${name}'`,
    takes: 'string().strict().min(1).max(200).required()',
    shows: 'text()',
  },
  label: {
    column: 'label()',
    from: 'columns',
    helper: 'label',
    sample: (name) => `'${name}'`,
    takes: "exactText().max(2_000).default('')",
    shows: 'text()',
  },
  integer: {
    column: 'integer().notNull()',
    from: 'drizzle',
    helper: 'integer',
    sample: () => '1',
    takes: 'number().strict().integer().required()',
    shows: 'number().integer().required()',
  },
  money: {
    column: 'money().notNull()',
    from: 'columns',
    helper: 'money',
    sample: () => "'120.50'",
    takes: 'money()',
    shows: 'money()',
  },
  measure: {
    column: 'measure().notNull()',
    from: 'columns',
    helper: 'measure',
    sample: () => "'12.3450'",
    takes: 'measure()',
    shows: 'measure()',
  },
  boolean: {
    column: 'boolean().notNull()',
    from: 'drizzle',
    helper: 'boolean',
    sample: () => 'true',
    takes: 'boolean().strict().required()',
    shows: 'boolean().required()',
  },
};

// They are there in every table.
const OWN = ['id', 'customerId', 'createTime'];

/** `name:text rate:money` as columns. @param {string[]} words @returns {{ name: string, type: keyof typeof TYPES }[]} */
export function columnsOf(words) {
  const columns = words.map((word) => {
    const [name = '', type = ''] = word.split(':');
    if (!/^[a-z][A-Za-z0-9]*$/.test(name) || OWN.includes(name))
      throw new Wrong(`${word}: a column begins with a small letter and is none of ${OWN.join(', ')}.`);
    if (!(type in TYPES)) throw new Wrong(`${word}: write name:type with a type of ${Object.keys(TYPES).join(', ')}.`);
    return { name, type: /** @type {keyof typeof TYPES} */ (type) };
  });
  if (new Set(columns.map(({ name }) => name)).size < columns.length) throw new Wrong('Two columns have one name.');
  if (columns.length === 0) throw new Wrong('Name at least one column, such as: name:text');
  return columns;
}
