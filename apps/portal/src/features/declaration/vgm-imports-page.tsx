import { contract } from '@lading/api-client/contract';
import { getRouteApi } from '@tanstack/react-router';
import { FaultsPage, faultsList } from '../../kit/importing/faults-page.tsx';

const { vgmImportErrors, clearVgmImportErrors } = contract.order;
const route = getRouteApi('/_member/vgm_/imports');
const list = faultsList(vgmImportErrors, 'vgmImports', '/vgm/imports');

/** What was wrong in the last sheet of weights. */
export function VgmImportsPage() {
  return (
    <FaultsPage
      kind="vgm"
      list={list}
      clear={clearVgmImportErrors}
      search={route.useSearch()}
      titleId="routes.vgmImports"
      back="/vgm"
    />
  );
}
