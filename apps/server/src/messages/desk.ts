import type { Texts } from './texts.ts';

/** What the desk takes, returns and answers. */
export const desk = {
  inquiryClosed: {
    zh: '该咨询已答复',
    en: 'This question has been answered already',
  },
  takenAlready: {
    zh: '{name}已领取',
    en: '{name} has taken this already',
  },
  notTaken: {
    zh: '该事项不是您领取的',
    en: 'This was not taken by you',
  },
  roleLocked: {
    zh: '该权限不可收回：否则没有人能再授予它',
    en: 'This cannot be taken away: nobody could give it back',
  },
  roleNameTaken: {
    zh: '已有名为“{name}”的角色，请换一个名称',
    en: 'There is a role called “{name}” already: choose another name',
  },
  tooManyRoles: {
    zh: '自定义角色最多 {most} 个，请先删除不用的',
    en: 'There can be {most} roles of your own at most: delete one that is not used first',
  },
  roleHasPeople: {
    zh: '仍有 {count} 人拥有此角色，请先收回',
    en: '{count, plural, one {# person has} other {# people have}} this role: take it from them first',
  },
  lastRole: {
    zh: '{name}只有这一个角色，请先给其另一个',
    en: '{name} has this role only: give another one first',
  },
  did_took: {
    zh: '{name}领取了{company}的{kind, select, certification {企业认证} credit {结算申请} fuda {富达会员申请} feedback {反馈} fbaEnquiry {FBA 询价} release {放货申请} booking {订舱} change {改单要求} draft {草单} importJob {导入} other {咨询}}',
    en: '{name} took the {kind, select, release {application for release} booking {booking} change {changes} draft {draft} importJob {import} certification {certification} credit {settlement terms} fuda {Fuda membership} feedback {feedback} fbaEnquiry {FBA enquiry} other {question}} of {company}',
  },
  did_approved: {
    zh: '{name}通过了{company}的{kind, select, certification {企业认证} credit {结算申请} other {富达会员申请}}',
    en: '{name} approved the {kind, select, certification {certification} credit {settlement terms} other {Fuda membership}} of {company}',
  },
  did_returned: {
    zh: '{name}退回了{company}的{kind, select, certification {企业认证} credit {结算申请} other {富达会员申请}}',
    en: '{name} returned the {kind, select, certification {certification} credit {settlement terms} other {Fuda membership}} of {company}',
  },
  did_answered: {
    zh: '{name}回复了{company}的{kind, select, feedback {反馈} fbaEnquiry {FBA 询价} other {咨询}}',
    en: '{name} answered the {kind, select, feedback {feedback} fbaEnquiry {FBA enquiry} other {question}} of {company}',
  },
  todo11: {
    zh: '企业认证已退回，请修改后重新提交',
    en: 'Your certification was returned: change it and send it again',
  },
  todo12: {
    zh: '结算申请已退回，请修改后重新提交',
    en: 'Your application for settlement terms was returned: change it and send it again',
  },
  todo14: {
    zh: '富达会员申请已退回，请修改后重新提交',
    en: 'Your application for Fuda membership was returned: change it and send it again',
  },
} as const satisfies Texts;
