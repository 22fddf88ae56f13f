import type { PartyBook, PartyEntry } from './entries.ts';

export const CASCADE: PartyEntry = {
  id: 11,
  alias: 'Cascade LA',
  city: 'LOS ANGELES',
  country: 'United States',
  isDefault: true,
  displayText: 'CASCADE HOME SUPPLY LLC\n1420 E WAREHOUSE STREET\nLOS ANGELES, CA 90021, USA\nTEL 1-213-555-0142',
};
export const NORDWIND: PartyEntry = {
  id: 12,
  alias: 'Nordwind HAM',
  city: 'HAMBURG',
  country: 'Germany',
  isDefault: false,
  displayText:
    'NORDWIND HAUSHALTSWAREN GMBH\nAM SANDTORKAI 48\n20457 HAMBURG, GERMANY\nTEL 49-40-5550-1420\nEORI DE5550142',
};
const TO_ORDER: PartyEntry = {
  id: 13,
  alias: 'To order of shipper',
  city: 'NINGBO',
  country: 'China',
  isDefault: false,
  displayText: 'TO ORDER OF SHIPPER',
};

export const parties = [CASCADE, NORDWIND, TO_ORDER];
const nothing = () => undefined;
export const book: PartyBook = { found: parties, onSearch: nothing, onNew: nothing, onEdit: nothing, href: '#book' };
