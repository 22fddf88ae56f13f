import { expect, it } from 'vitest';
import { consignee } from './party.ts';
import { PARTY_LINES, partyText } from './party-text.ts';

const CASCADE = {
  name: 'Cascade Home Supply LLC',
  street: '1420 E Warehouse Street',
  city: 'Los Angeles',
  state: 'CA',
  zip: '90021',
  country: 'United States',
  phone: '1-213-555-0142',
  email: 'docs@cascade.example,a@b.example',
};

it('prints name, address and how to reach it in capitals, broken at blanks', () => {
  expect(partyText(CASCADE)).toBe(
    `CASCADE HOME SUPPLY LLC
1420 E WAREHOUSE STREET, LOS
ANGELES, CA 90021, UNITED STATES
TEL 1-213-555-0142
DOCS@CASCADE.EXAMPLE`,
  );
});

it('leaves out what comes last where six lines are not enough, and nothing of the address', () => {
  const text = partyText({
    ...CASCADE,
    name: 'Nordwind Haushaltswaren und Gartenbedarf Handelsgesellschaft mbH',
    street: 'Am Sandtorkai 48, Aufgang C',
    contact: 'J. Hartmann',
    code: 'EORI DE5550142',
  });
  const lines = text.split('\n');
  expect(lines.length).toBeLessThanOrEqual(PARTY_LINES);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(35);
  expect(text).toContain('ANGELES, CA 90021, UNITED STATES');
  expect(consignee.check(text)).toBeNull();
});

it('cuts a word that no line holds, and says nothing of what is not there', () => {
  expect(partyText({ name: 'X'.repeat(40) })).toBe(`${'X'.repeat(35)}\nXXXXX`);
  expect(partyText({ name: ' ' })).toBe('');
});
