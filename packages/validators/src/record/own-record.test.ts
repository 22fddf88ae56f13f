import { describe, expect, it } from 'vitest';
import { mobile } from '../phone.ts';
import { checkAt, checkRecord } from './check-record.ts';
import type { RecordSpec } from './spec.ts';
import { anyText } from './values.ts';

const said = (issues: ReturnType<typeof checkRecord>) => (issues ?? []).map(({ path, code }) => `${path}: ${code}`);

describe('a record of your own', () => {
  const boxes = {
    fields: {
      name: { rule: anyText, required: 'required' },
      inner: { rows: { fields: { phone: { rule: mobile, required: 'required.phone' } } } },
    },
  } satisfies RecordSpec;
  const nested = { fields: { boxes: { rows: boxes, required: 'required' } } } satisfies RecordSpec;

  it('nests as deep as you like', () => {
    const record = {
      boxes: [
        { name: 'a', inner: [{ phone: '13800138000' }] },
        { name: '', inner: [{}, 7] },
      ],
    };
    expect(said(checkRecord(nested, record))).toEqual([
      'boxes[1].name: required',
      'boxes[1].inner[0].phone: required.phone',
      'boxes[1].inner[1]: type.record',
    ]);
    expect(said(checkAt(nested, record, 'boxes.1.inner.0.phone'))).toEqual(['boxes[1].inner[0].phone: required.phone']);
  });

  it('reads fields wherever they stand', () => {
    class Row {
      get name() {
        return 'a';
      }
    }
    const inherited: unknown = Object.create({ name: 'b' });
    const bare: unknown = Object.assign(Object.create(null), { name: 'c' });
    for (const row of [new Row(), inherited, bare, { name: 'd', more: 1 }])
      for (let time = 0; time < 20; time++) expect(checkRecord(boxes, row)).toBeNull();
    expect(said(checkRecord(boxes, new (class extends Row {})()))).toEqual([]);
  });

  it('does not take a name that is no name in a path', () => {
    expect(() => checkRecord({ fields: { 'a.b': { rule: anyText } } }, {})).toThrow(TypeError);
  });
});
