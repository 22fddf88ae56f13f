// Every entry in plain Node, which was told to make no code from strings.
import assert from 'node:assert/strict';
import { rules } from '@lading/validators';
import { compareBills } from '@lading/validators/bill';
import { recordResolver } from '@lading/validators/form';
import { lineAmount } from '@lading/validators/freight';
import { messages as english } from '@lading/validators/messages/en-US';
import { messages as chinese } from '@lading/validators/messages/zh-CN';
import { parseContainerList } from '@lading/validators/paste';
import { checkRows, containerRecord, loginRecord } from '@lading/validators/record';
import { billSchema, loginSchema } from '@lading/validators/yup';

assert.throws(() => new Function('return 1')(), EvalError);

for (const rule of Object.values(rules)) {
  const example = /^(?:true$|\{)/.test(rule.example) ? JSON.parse(rule.example) : rule.example;
  assert.equal(rule.check(example), null, rule.name);
  assert.equal(rule.is(example), true, rule.name);
  const { code } = rule.check('');
  assert.ok(english[code] && chinese[code], code);
}
assert.deepEqual(rules.containerNumber.check('CSQU3054384').params, { expected: 3, actual: 4 });

const problems = await billSchema('MBL')
  .validate({}, { abortEarly: false })
  .then(
    () => [],
    (error) => error.inner.map(({ type }) => type),
  );
assert.ok(problems.length > 5, 'an empty bill is not complete');
assert.equal(billSchema('MBL').isValidSync({}), false);
assert.ok('issues' in (await loginSchema['~standard'].validate({})));

const { errors } = await recordResolver(loginRecord)({}, undefined, { fields: {}, shouldUseNativeValidation: false });
assert.ok(Object.keys(errors).length > 0);

const { rows } = parseContainerList('箱号\t封号\ncsqu 305438-3\tCN4471203');
assert.deepEqual(rows[0].suggested, { ctnNo: 'CSQU3054383', sealNo: 'CN4471203' });
assert.ok(checkRows(containerRecord, [rows[0].suggested]).errors > 0);
assert.equal(typeof compareBills, 'function');
assert.equal(lineAmount('0.35', '320', 'CNY'), '112.00');

console.log(`${Object.keys(rules).length} rules on Node ${process.versions.node}`);
