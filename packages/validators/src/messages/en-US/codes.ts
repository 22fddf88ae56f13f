import type {
  AirWaybillIssues,
  EoriIssues,
  HsIssues,
  ImoIssues,
  SealIssues,
  UnLocodeIssues,
  UsccIssues,
  VgmIssues,
} from '../../issues/codes.ts';
import * as written from './written.ts';

const imo = 'IMO number';
const waybill = 'air waybill number';
const uscc = 'social credit code';

type Codes = SealIssues &
  HsIssues &
  UnLocodeIssues &
  ImoIssues &
  AirWaybillIssues &
  UsccIssues &
  EoriIssues &
  VgmIssues;

export const codes: Record<keyof Codes, string> = {
  'seal.chars': written.chars('A seal number has English letters and digits only'),
  'seal.separators':
    'One seal number per field, letters and digits only; remove the space, dash or symbol at character {position}',
  'seal.fullWidth': written.fullWidth,
  'seal.tooLong': 'A seal number has at most {max} characters; this one has {actual}',
  'seal.long': 'Most carriers accept seal numbers of at most {max} characters; this one has {actual}, please check',
  'seal.several': 'One seal number per field; there are {count}, give each its own row',
  'hs.chars': 'An HS code has digits only; remove or correct “{character}” at character {position}',
  'hs.fullWidth': written.fullWidth,
  'hs.lookalike': written.lookalike,
  'hs.length': `An HS code has at least {expected} digits; ${written.given}`,
  'hs.several': 'One HS code per field; there are {count}, give each its own row',
  'hs.chapter':
    '{chapter, select, 98 {Each country defines chapter 98 itself, and customs abroad may not recognise it} 99 {Each country defines chapter 99 itself, and customs abroad may not recognise it} other {The Harmonized System has no chapter {chapter}}}; check the first two digits',
  'hs.digits': 'HS codes usually have 6, 8, 10 or 12 digits; this one has {actual}, please check',
  'unLocode.chars': written.chars(
    'A place code is 2 capital letters of the country and 3 capitals or digits from 2 to 9',
  ),
  'unLocode.case': written.small,
  'unLocode.separators': written.separators('place code'),
  'unLocode.fullWidth': written.fullWidth,
  'unLocode.lookalike': written.lookalike,
  'unLocode.length': `A place code has {expected} characters, such as CNNGB; ${written.given}`,
  'imo.chars': written.chars('Type the 7 digits only, without “IMO”'),
  'imo.separators': written.separators(imo),
  'imo.fullWidth': written.fullWidth,
  'imo.lookalike': written.lookalike,
  'imo.length': `An IMO number has {expected} digits; ${written.given}`,
  'imo.checkDigit': written.checkDigit(imo),
  'airWaybill.chars': written.chars('An air waybill number has 3 digits and then 8'),
  'airWaybill.separators': 'Write it as 020-12345675, without spaces or other symbols',
  'airWaybill.fullWidth': written.fullWidth,
  'airWaybill.lookalike': written.lookalike,
  'airWaybill.length': `An air waybill number has {expected} digits; ${written.given}`,
  'airWaybill.checkDigit': written.checkDigit(waybill),
  'uscc.chars': written.chars(
    'A social credit code is 18 digits and capitals without I, O, S, V and Z, with digits at 3 to 8',
  ),
  'uscc.case': written.small,
  'uscc.separators': written.separators(uscc),
  'uscc.fullWidth': written.fullWidth,
  'uscc.lookalike': written.lookalike,
  'uscc.length': `A social credit code has {expected} characters; ${written.given}`,
  'uscc.checkDigit': written.checkDigit(uscc),
  'eori.character':
    'Character {position}, “{character}”, is not allowed; an EORI number has capitals and digits only, such as DE5550142',
  'eori.country': 'An EORI number begins with the code of an EU country, GB or XI, such as DE5550142',
  'eori.length': 'An EORI number has 3 to 17 characters with its country; there are {actual}',
  'vgm.zero': 'The VGM must be more than 0',
  'vgm.belowCargo': 'The VGM of {vgm} kg is less than the cargo, {cargo} kg; please check',
  'vgm.belowTare':
    'The VGM of {vgm} kg is less than the cargo and the empty container ({tare} kg) together, {least} kg; please check',
  'vgm.aboveMaxGross':
    'The VGM of {vgm} kg is more than the maximum gross weight of the container, {maxGross} kg; please check',
};
