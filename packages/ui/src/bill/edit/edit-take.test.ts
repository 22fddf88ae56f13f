import { type BillDraftValues, draftChanges, draftValues } from '@lading/validators/bill';
import { expect, it } from 'vitest';
import { flagship } from '../fixtures.ts';
import { createBillEditing } from './bill-editing.ts';

const begin = () => {
  const record = flagship();
  const values = draftValues(record);
  return { values, editing: createBillEditing(record, values) };
};
const head = (values: BillDraftValues, changes: object): BillDraftValues => ({
  ...values,
  head: { ...values.head, ...changes },
});

it('takes what somebody else wrote without a step, and never takes it back', () => {
  const { values, editing } = begin();
  editing.setHead({ vessel: 'EVER GIVEN' });
  editing.take(draftChanges(values, head(values, { voyage: '043E' })));
  expect([editing.held('vessel'), editing.held('voyage')]).toEqual(['EVER GIVEN', '043E']);
  editing.undo();
  expect([editing.held('vessel'), editing.held('voyage')]).toEqual(['COSCO SHIPPING ANDES', '043E']);
  editing.redo();
  expect([editing.held('vessel'), editing.held('voyage')]).toEqual(['EVER GIVEN', '043E']);
});

it('stays without changes when only somebody else wrote', () => {
  const { values, editing } = begin();
  editing.take(draftChanges(values, head(values, { voyage: '043E' })));
  expect(editing.dirty).toBe(false);
});

it('keeps rows apart that two people add, and those that one removes', () => {
  const { values, editing } = begin();
  const mine = editing.addRow('containers');
  editing.setCells('containers', mine, { sealNo: 'MINE1' });
  const [first, second, ...others] = values.containers;
  const theirs = { ...values, containers: [second, ...others, { ...second, key: 'theirs', sealNo: 'THEIRS1' }] };
  editing.take(draftChanges(values, theirs as BillDraftValues));
  const seals = editing.values.containers.map(({ key, sealNo }) => `${key} ${sealNo}`);
  expect(seals).not.toContain(`${first?.key} ${first?.sealNo}`);
  expect(seals).toContain(`${mine} MINE1`);
  expect(seals).toContain('theirs THEIRS1');
});

it('checks by the customs of the destination, of another one, or of none', () => {
  const { editing } = begin();
  const [row] = editing.values.goods;
  const key = row?.key ?? '';
  const said = () => editing.foundIn('goods', key)['goods']?.code;
  editing.setCells('goods', key, { goods: 'FOOTWEAR' });
  editing.leave(`goods.${key}.goods`);
  // Los Angeles: footwear is a word that only Europe refuses.
  expect(said()).toBeUndefined();
  editing.rules = 'EU';
  expect(said()).toBe('goods.vague');
  editing.rules = 'none';
  expect(said()).toBeUndefined();
  editing.rules = 'auto';
  editing.setHead({ portEndCode: 'DEHAM' });
  editing.leave(`goods.${key}.goods`);
  expect(said()).toBe('goods.vague');
});
