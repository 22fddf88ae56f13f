import { type ImportKind, RATE_SHEETS, type RateSheet } from '@lading/api-client/contract';
import { getRouteApi } from '@tanstack/react-router';
import { RateSheetPart } from './rate-sheet.tsx';
import { FbaSheet } from './records/fba-sheet.tsx';
import { FudaSheet } from './records/fuda-sheet.tsx';

const route = getRouteApi('/_member/backstage/rates/$sheet');

const IMPORTS: Readonly<Record<RateSheet, ImportKind>> = {
  fcl: 'fclRate',
  surcharge: 'surcharge',
  lcl: 'lclRate',
  air: 'airRate',
  truck: 'truckRate',
  declare: 'declareRate',
};

/** The sheets in which staff keep rates and charges, one for each kind. */
export function RateDeskPage() {
  const search = route.useSearch();
  const params = route.useParams();
  if (params.sheet === 'fba') return <FbaSheet />;
  if (params.sheet === 'fuda') return <FudaSheet />;
  const sheet = RATE_SHEETS.find((known) => known === params.sheet) ?? 'fcl';
  return <RateSheetPart key={sheet} sheet={sheet} search={search} kind={IMPORTS[sheet]} />;
}
