import type { PartyCountry, PartyDraft } from './draft.ts';

export const countries: readonly PartyCountry[] = [
  { code: 'CN', nameCn: '中国', nameEn: 'China' },
  { code: 'DE', nameCn: '德国', nameEn: 'Germany' },
  { code: 'US', nameCn: '美国', nameEn: 'United States' },
];
export const cascade: Partial<PartyDraft> = {
  alias: 'Cascade LA',
  name: 'CASCADE HOME SUPPLY LLC',
  street: '1420 E WAREHOUSE STREET',
  city: 'LOS ANGELES',
  state: 'CA',
  zip: '90021',
  countryCode: 'US',
  phone: '1-213-555-0142',
};
export const nordwind: Partial<PartyDraft> = {
  alias: 'Nordwind HAM',
  name: 'NORDWIND HAUSHALTSWAREN GMBH',
  street: 'AM SANDTORKAI 48',
  city: 'HAMBURG',
  zip: '20457',
  countryCode: 'DE',
  phone: '49-40-5550-1420',
  email: 'import@nordwind-haushalt.example',
  enterpriseType: 'EORI',
  enterpriseCode: 'DE5550142',
  displayText: 'TO THE ORDER OF NORDWIND HAUSHALTS-\nWAREN GMBH, AM SANDTORKAI 48\n20457 HAMBURG, GERMANY',
};
