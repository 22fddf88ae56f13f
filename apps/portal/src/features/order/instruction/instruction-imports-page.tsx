import { contract } from '@lading/api-client/contract';
import { getRouteApi } from '@tanstack/react-router';
import { FaultsPage, faultsList } from '../../../kit/importing/faults-page.tsx';

const { siImportErrors, clearSiImportErrors } = contract.order;
const route = getRouteApi('/_member/instructions_/imports');
const list = faultsList(siImportErrors, 'instructionImports', '/instructions/imports');

/** What was wrong in the last sheet of instructions. */
export function InstructionImportsPage() {
  return (
    <FaultsPage
      kind="instruction"
      list={list}
      clear={clearSiImportErrors}
      search={route.useSearch()}
      titleId="routes.instructionImports"
      back="/instructions"
    />
  );
}
