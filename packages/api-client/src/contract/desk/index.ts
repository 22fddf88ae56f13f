export * as audit from './audit.ts';
export * as cutOffs from './cut-offs.ts';
export * as importJobs from './import-jobs.ts';
export * as ownRoles from './own-roles.ts';
export * as queues from './queues.ts';
export * as reports from './reports.ts';
export * as roles from './roles.ts';
export * as search from './search.ts';
