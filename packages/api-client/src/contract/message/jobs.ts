import { array, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { exactText, pageOf, paging, text } from '../shapes.ts';
import { SCHEDULED_KINDS, type ScheduledKind } from './scheduled-kinds.ts';
import { JOB_KINDS, JOB_STATES, type JobKind, type JobState } from './shapes.ts';

/** What the server does by itself and later. */

const count = () => number().integer().min(0).required();

const job = object({
  id: text(),
  kind: string<JobKind>().oneOf(JOB_KINDS).required(),
  state: string<JobState>().oneOf(JOB_STATES).required(),
  tries: count(),
  createTime: string().required(),
  // When it is tried next, where it waits.
  startAfter: string().nullable().defined(),
  doneAt: string().nullable().defined(),
  // What it is about, and what went wrong last: never what it says.
  about: text(),
  failure: text(),
});

export const jobPage = query('/desk/queryJobPage.do', 'What the server does later, and how it went; the newest first', {
  access: 'user:admin',
  assumed: true,
  input: object({
    ...paging(20),
    kind: exactText().oneOf<JobKind>([...JOB_KINDS]),
    state: exactText().oneOf<JobState>([...JOB_STATES]),
  }),
  output: pageOf(job).shape({
    counts: object({ waiting: count(), active: count(), done: count(), failed: count() }).required(),
  }),
});

export const scheduledJobs = query(
  '/desk/queryScheduledJobs.do',
  'What the server does again and again by its clock: how often, when next, and how it went last since it started',
  {
    access: 'user:admin',
    assumed: true,
    output: object({
      list: array(
        object({
          kind: string<ScheduledKind>().oneOf(SCHEDULED_KINDS).required(),
          // Between the end of one turn and the next.
          seconds: number().positive().required(),
          // Null while it is at work.
          nextAt: string().nullable().defined(),
          // Null before its first turn; what went wrong in it, empty where nothing did.
          lastAt: string().nullable().defined(),
          failure: text(),
        }),
      ).required(),
    }),
  },
);

export const retryJob = command('/desk/retryJob.do', 'Try again what has failed', {
  access: 'user:admin',
  assumed: true,
  input: object({
    kind: string<JobKind>().strict().oneOf(JOB_KINDS).required(),
    id: string().strict().uuid().required(),
  }),
  invalidates: () => [jobPage],
});
