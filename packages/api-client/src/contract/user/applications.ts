import { array, boolean, number, object, string } from 'yup';
import { command, query } from '../define.ts';
import { deskQueue } from '../desk/queues.ts';
import { id, maybeId, money, pageOf, paging, text } from '../shapes.ts';
import { certified, customerBase } from './company.ts';
import { customerPage } from './customers.ts';
import { line, named, phone } from './fields.ts';
import {
  APPLICATION_KINDS,
  APPLICATION_STATE,
  type ApplicationKind,
  CERTIFICATION_KINDS,
  CREDIT_DAYS,
  FUDA_ROLES,
  SETTLE_METHODS,
} from './shapes.ts';

/** What a company applies for, and what becomes of it. */

const kind = () => string<ApplicationKind>().oneOf(APPLICATION_KINDS);
const state = () => number<1 | 2 | 3>().oneOf(Object.values(APPLICATION_STATE));
const reasonOfField = object({ field: line(40).required(), reason: named(1, 200) });

const application = {
  id: id(),
  kind: kind().required(),
  state: state().required(),
  // What was filled in, by the name of the field.
  values: array(object({ name: text(), value: text() })).required(),
  papers: array(object({ field: text(), fileId: id(), name: text(), path: text() })).required(),
  applicant: text(),
  createTime: string().required(),
  decidedAt: string().nullable().defined(),
  // Why it was returned: in all, and field by field.
  reason: text(),
  reasons: array(object({ field: text(), reason: text() })).required(),
};

export const myApplications = query('/user/review/queryMyApplications.do', 'The newest of each kind', {
  access: 'company:view',
  assumed: true,
  output: object({ list: array(object(application)).required() }),
});

const answer = object({ id: id(), status: state().required() });
const stale = () => [myApplications, customerBase, certified];

export const applyCertification = command(
  '/user/customercertification/applyCustomerCertification.do',
  'Apply for the certification of the company with its papers',
  {
    access: 'company:apply',
    about: ['paper', 'licenceFileId'],
    input: object({
      kind: string<(typeof CERTIFICATION_KINDS)[number]>().oneOf(CERTIFICATION_KINDS).required(),
      companyName: named(2, 100),
      // On the mainland, with its check character.
      uscc: line(18),
      registrationNo: line(40),
      legalPerson: named(2, 60),
      licenceFileId: id(),
      address: named(2, 200),
      contact: named(2, 40),
      phone: phone(),
      authorisationFileId: maybeId(),
    }),
    output: answer,
    invalidates: stale,
  },
);

export const applyCredit = command(
  '/user/customerSettlementApplication/applyForCustomerSettlementApplication.do',
  'Apply for terms of settlement; the company has to be certified',
  {
    // Whoever settles may ask for the terms of it, too.
    access: ['company:apply', 'settlement:confirm'],
    input: object({
      method: string<(typeof SETTLE_METHODS)[number]>().oneOf(SETTLE_METHODS).required(),
      days: number<(typeof CREDIT_DAYS)[number]>().strict().oneOf(CREDIT_DAYS).required(),
      limit: money().matches(/^\d/),
      monthlyVolume: money().matches(/^\d/),
      invoiceTitle: named(2, 100),
      taxNo: named(15, 20),
      statementEmail: named(5, 200),
      contact: named(2, 40),
      guarantee: line(500).default(''),
    }),
    output: answer,
    invalidates: stale,
  },
);

export const applyFuda = command(
  '/user/webFudaApply/applyFudaMember.do',
  'Apply for membership of the partner programme',
  {
    access: 'company:apply',
    input: object({
      companyName: named(2, 100),
      contact: named(2, 40),
      phone: phone(),
      lanes: array(line(40).required()).min(1).max(20).required(),
      monthlyTeu: number().strict().integer().min(0).max(100_000).required(),
      role: string<(typeof FUDA_ROLES)[number]>().oneOf(FUDA_ROLES).required(),
      intro: line(500).default(''),
      agreement: boolean().strict().required(),
    }),
    output: answer,
    invalidates: stale,
  },
);

export const applicationPage = query('/user/review/queryApplicationPage.do', 'Applications, those in review first', {
  access: 'customer:review',
  about: ['customer', 'customerId'],
  assumed: true,
  input: object({ ...paging(10), customerId: maybeId(), kind: kind(), state: state(), keyword: line(64).default('') }),
  output: pageOf(
    object({ ...application, customer: object({ id: id(), code: text(), nameCn: text(), nameEn: text() }).required() }),
  ),
});

export const decideApplication = command(
  '/user/review/decideApplication.do',
  'Approve an application or return it with reasons; the company is told at once',
  {
    access: 'customer:review',
    about: ['application', 'id'],
    assumed: true,
    input: object({
      kind: kind().required(),
      id: id(),
      decision: string<'approve' | 'return'>().oneOf(['approve', 'return']).required(),
      // Wanted where it is returned.
      reason: line(500).default(''),
      reasons: array(reasonOfField).max(20).default([]),
    }),
    output: answer,
    invalidates: () => [applicationPage, customerPage, deskQueue],
  },
);
