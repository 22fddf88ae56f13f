import { array, boolean, number, object, string } from 'yup';
import { edited, revision } from '../basedata/fields.ts';
import { command, query } from '../define.ts';
import { exactNumber, exactText, id, pageOf, paging, text } from '../shapes.ts';
import { line, named } from '../user/fields.ts';
import { day } from './fields.ts';
import { EDUCATIONS, type Education, RECRUIT_KINDS, type RecruitKind } from './shapes.ts';

/** Posts to be filled. */

const kind = () => exactText().oneOf<RecruitKind>([...RECRUIT_KINDS]);
const head = {
  id: id(),
  kind: string<RecruitKind>().oneOf(RECRUIT_KINDS).required(),
  headcount: number().integer().positive().required(),
  education: string<Education>().oneOf(EDUCATIONS).required(),
  // A day.
  releaseTime: text(),
};

export const recruitPage = query('/content/recruit/pub/queryRecruitPage.do', 'Posts that are open, the newest first', {
  access: 'visitor',
  assumed: true,
  kept: true,
  method: 'GET',
  input: object({ ...paging(20), kind: kind(), city: line(60).default('') }),
  output: pageOf(
    object({
      ...head,
      position: text(),
      city: text(),
      // A line each: what one does, and what is asked for.
      duties: array(text()).required(),
      demands: array(text()).required(),
    }),
  ).shape({
    // Those that have an open post of the kind that was asked for.
    cities: array(text()).required(),
    counts: object({ social: number().integer().required(), campus: number().integer().required() }).required(),
  }),
});

const both = {
  positionCn: text(),
  positionEn: text(),
  cityCn: text(),
  cityEn: text(),
  // Lines of text.
  dutiesCn: text(),
  dutiesEn: text(),
  demandsCn: text(),
  demandsEn: text(),
};

export const recruitList = query('/content/recruit/queryRecruitList.do', 'All posts, open ones first', {
  access: 'content:edit',
  assumed: true,
  input: object({ ...paging(20), keyword: line(50).default('') }),
  output: pageOf(object({ ...head, ...both, open: boolean().required(), revision: revision() })),
});

const lines = () => exactText().max(2000).default('');
const stale = () => [recruitList, recruitPage];

export const saveRecruit = command('/content/recruit/saveRecruit.do', 'Add, change or close a post', {
  access: 'content:edit',
  assumed: true,
  input: object({
    ...edited(),
    kind: kind().required(),
    headcount: exactNumber().min(1).max(999).required(),
    education: exactText()
      .oneOf<Education>([...EDUCATIONS])
      .required(),
    releaseTime: day().required(),
    open: boolean().strict().required(),
    positionCn: named(2, 60),
    positionEn: named(2, 80),
    cityCn: named(1, 30),
    cityEn: named(1, 60),
    dutiesCn: lines(),
    dutiesEn: lines(),
    demandsCn: lines(),
    demandsEn: lines(),
  }),
  output: object({ id: id() }),
  invalidates: stale,
});

export const deleteRecruits = command('/content/recruit/deleteRecruit.do', 'Delete posts', {
  access: 'content:edit',
  assumed: true,
  input: object({ ids: array(id()).min(1).max(100).required() }),
  invalidates: stale,
});
