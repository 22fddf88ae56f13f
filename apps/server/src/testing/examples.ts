import type { ContractFiles } from '@lading/api-client/contract';
import { examples as air } from '../basedata/air.examples.ts';
import { examples as fba } from '../basedata/fba.examples.ts';
import { examples as fx } from '../basedata/fx.examples.ts';
import { examples as lists } from '../basedata/lists.examples.ts';
import { examples as portLists } from '../basedata/port-lists.examples.ts';
import { examples as adverts } from '../content/adverts.examples.ts';
import { examples as feedback } from '../content/feedback.examples.ts';
import { examples as news } from '../content/news.examples.ts';
import { examples as newsDesk } from '../content/news-desk.examples.ts';
import { examples as recruits } from '../content/recruits.examples.ts';
import { examples as audit } from '../desk/audit.examples.ts';
import { examples as cutOffs } from '../desk/cut-offs.examples.ts';
import { examples as deskImports } from '../desk/import-jobs.examples.ts';
import { examples as ownRoles } from '../desk/own-roles.examples.ts';
import { examples as preview } from '../desk/preview.examples.ts';
import { examples as queues } from '../desk/queues.examples.ts';
import { examples as reports } from '../desk/reports.examples.ts';
import { examples as roles } from '../desk/roles.examples.ts';
import { examples as deskSearch } from '../desk/search.examples.ts';
import { examples as airRates } from '../freight/air.examples.ts';
import { examples as bids } from '../freight/bids.examples.ts';
import { examples as bookingCharges } from '../freight/booking-charges.examples.ts';
import { examples as cargoTracking } from '../freight/cargo-tracking.examples.ts';
import { examples as declare } from '../freight/declare.examples.ts';
import { examples as fbaEnquiry } from '../freight/fba-enquiry.examples.ts';
import { examples as fbaPrice } from '../freight/fba-price.examples.ts';
import { examples as fcl } from '../freight/fcl.examples.ts';
import { examples as follow } from '../freight/follow.examples.ts';
import { examples as fuda } from '../freight/fuda.examples.ts';
import { examples as fudaSurcharges } from '../freight/fuda-surcharges.examples.ts';
import { examples as lcl } from '../freight/lcl.examples.ts';
import { examples as recentPorts } from '../freight/ports.examples.ts';
import { examples as quote } from '../freight/quote.examples.ts';
import { examples as quoteShare } from '../freight/quote-share.examples.ts';
import { examples as rateDesk } from '../freight/rate-desk.examples.ts';
import { examples as space } from '../freight/space.examples.ts';
import { examples as surcharges } from '../freight/surcharges.examples.ts';
import { examples as truck } from '../freight/truck.examples.ts';
import { examples as importJobs } from '../importing/jobs.examples.ts';
import { examples as broadcasts } from '../message/broadcasts.examples.ts';
import { examples as developers } from '../message/developers.examples.ts';
import { examples as serverJobs } from '../message/jobs.examples.ts';
import { examples as messages } from '../message/messages.examples.ts';
import { examples as preferences } from '../message/preferences.examples.ts';
import { examples as batch } from '../order/batch.examples.ts';
import { examples as bill } from '../order/bill.examples.ts';
import { examples as booking } from '../order/booking.examples.ts';
import { examples as bookingDesk } from '../order/booking-desk.examples.ts';
import { examples as bookingFacts } from '../order/booking-facts.examples.ts';
import { examples as bookings } from '../order/bookings.examples.ts';
import { examples as changeFiles } from '../order/change-files.examples.ts';
import { examples as chat } from '../order/chat.examples.ts';
import { examples as declarationKept } from '../order/declaration-kept.examples.ts';
import { examples as orderFiles } from '../order/files.examples.ts';
import { examples as instruction } from '../order/instruction.examples.ts';
import { examples as instructionDesk } from '../order/instruction-desk.examples.ts';
import { examples as instructionFiles } from '../order/instruction-files.examples.ts';
import { examples as instructionTemplates } from '../order/instruction-templates.examples.ts';
import { examples as issue } from '../order/issue.examples.ts';
import { examples as orderImport } from '../order/order-import.examples.ts';
import { examples as orderOverview } from '../order/overview.examples.ts';
import { examples as parties } from '../order/parties.examples.ts';
import { examples as payers } from '../order/payers.examples.ts';
import { examples as preplan } from '../order/preplan.examples.ts';
import { examples as release } from '../order/release.examples.ts';
import { examples as review } from '../order/review.examples.ts';
import { examples as share } from '../order/share.examples.ts';
import { examples as so } from '../order/so.examples.ts';
import { examples as templates } from '../order/templates.examples.ts';
import { examples as trace } from '../order/trace.examples.ts';
import { examples as traceShare } from '../order/trace-share.examples.ts';
import { examples as vgm } from '../order/vgm.examples.ts';
import { examples as chargeEdits } from '../settlement/charge-edits.examples.ts';
import { examples as chargeHouse } from '../settlement/charge-house.examples.ts';
import { examples as charges } from '../settlement/charges.examples.ts';
import { examples as confirming } from '../settlement/confirming.examples.ts';
import { examples as invoices } from '../settlement/invoices.examples.ts';
import { examples as issuing } from '../settlement/issuing.examples.ts';
import { examples as payments } from '../settlement/payments.examples.ts';
import { examples as queries } from '../settlement/queries.examples.ts';
import { examples as statementList } from '../settlement/statement-list.examples.ts';
import { examples as statements } from '../settlement/statements.examples.ts';
import { examples as about } from '../user/about.examples.ts';
import { examples as account } from '../user/account.examples.ts';
import { examples as applications } from '../user/applications.examples.ts';
import { examples as autoLogin } from '../user/auto-login.examples.ts';
import { examples as company } from '../user/company.examples.ts';
import { examples as customers } from '../user/customers.examples.ts';
import { examples as house } from '../user/house.examples.ts';
import { examples as inquiries } from '../user/inquiries.examples.ts';
import { examples as kept } from '../user/kept.examples.ts';
import { examples as login } from '../user/login.examples.ts';
import { examples as papers } from '../user/papers.examples.ts';
import { examples as people } from '../user/people.examples.ts';
import { examples as register } from '../user/register.examples.ts';
import { examples as secondFactor } from '../user/second-factor.examples.ts';
import { examples as sessions } from '../user/sessions.examples.ts';
import { examples as sms } from '../user/sms.examples.ts';
import { examples as toDo } from '../user/to-do.examples.ts';
import { examples as views } from '../user/views.examples.ts';
import { examples as wechat } from '../user/wechat.examples.ts';
import type { Examples } from './example.ts';

/** An input for every call of the contract; a file without its examples does not compile. */
type AllExamples = {
  readonly [Service in keyof ContractFiles]: {
    readonly [File in keyof ContractFiles[Service]]: Examples<Service, File>;
  };
};

export const EXAMPLES: AllExamples = {
  user: {
    about,
    account,
    applications,
    autoLogin,
    company,
    kept,
    customers,
    house,
    inquiries,
    login,
    papers,
    people,
    register,
    secondFactor,
    sessions,
    sms,
    toDo,
    views,
    wechat,
  },
  message: { broadcasts, developers, jobs: serverJobs, messages, preferences },
  order: {
    batch,
    bill,
    booking,
    bookingDesk,
    bookingFacts,
    bookings,
    changeFiles,
    instruction,
    instructionDesk,
    instructionFiles,
    instructionTemplates,
    issue,
    overview: orderOverview,
    parties,
    orderImport,
    payers,
    templates,
    review,
    share,
    trace,
    traceShare,
    chat,
    files: orderFiles,
    release,
    so,
    declarationKept,
    preplan,
    vgm,
  },
  settlement: {
    chargeEdits,
    chargeHouse,
    charges,
    confirming,
    invoices,
    issuing,
    payments,
    queries,
    statementList,
    statements,
  },
  desk: { audit, cutOffs, importJobs: deskImports, ownRoles, preview, queues, reports, roles, search: deskSearch },
  basedata: { air, fba, fx, lists, portLists },
  freight: {
    air: airRates,
    bids,
    bookingCharges,
    cargoTracking,
    declare,
    fbaEnquiry,
    fbaPrice,
    fcl,
    follow,
    fuda,
    fudaSurcharges,
    lcl,
    ports: recentPorts,
    quote,
    quoteShare,
    rateDesk,
    space,
    surcharges,
    truck,
  },
  content: { adverts, feedback, news, newsDesk, recruits },
  importing: { jobs: importJobs },
};
