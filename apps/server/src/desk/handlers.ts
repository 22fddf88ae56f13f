import type { HandlerFiles } from '../handler-files.ts';
import { audit } from './audit.ts';
import { cutOffs } from './cut-offs.ts';
import { importCentre as importJobs } from './import-jobs.ts';
import { ownRoles } from './own-roles.ts';
import { preview } from './preview.ts';
import { queues } from './queues.ts';
import { reports } from './reports.ts';
import { roles } from './roles.ts';
import { search } from './search.ts';

export const deskHandlers: HandlerFiles<'desk'> = {
  audit,
  cutOffs,
  importJobs,
  ownRoles,
  preview,
  queues,
  reports,
  roles,
  search,
};
