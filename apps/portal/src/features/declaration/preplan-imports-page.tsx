import { contract } from '@lading/api-client/contract';
import { getRouteApi } from '@tanstack/react-router';
import { FaultsPage, faultsList } from '../../kit/importing/faults-page.tsx';

const { preplanImportErrors, clearPreplanImportErrors } = contract.order;
const route = getRouteApi('/_member/preplan_/imports');
const list = faultsList(preplanImportErrors, 'preplanImports', '/preplan/imports');

/** What was wrong in the last sheet of pre-plans. */
export function PreplanImportsPage() {
  return (
    <FaultsPage
      kind="preplan"
      list={list}
      clear={clearPreplanImportErrors}
      search={route.useSearch()}
      titleId="routes.preplanImports"
      back="/preplan"
    />
  );
}
