import type { Texts } from './texts.ts';

export const order = {
  olderVersion: {
    zh: '草单已更新为第\u00a0{version}\u00a0版，请重新核对后再确认',
    en: 'The draft is now version {version}. Please check it again before you confirm',
  },
  otherBillType: {
    zh: '此业务的提单类型是 {type}，请确认对应的提单',
    en: 'The bill type of this booking is {type}: confirm that bill',
  },
  alreadyConfirmed: {
    zh: '{name}已于 {time} 确认第\u00a0{version}\u00a0版，无需再次确认',
    en: '{name} confirmed version {version} on {time}; there is nothing left to confirm',
  },
  notCopyReady: {
    zh: '提单状态为“{status}”，只有“{wanted}”时才能确认',
    en: 'The bill is “{status}”; it can be confirmed only when it is “{wanted}”',
  },
  noSample: {
    zh: '该提单还没有样本文件',
    en: 'There is no sample of this bill yet',
  },
  noSuchVersion: {
    zh: '没有这一版提单',
    en: 'There is no such version of the bill',
  },
  reviewClosed: {
    zh: '提单状态为“{status}”，不能再批注',
    en: 'The bill is “{status}” and can no longer be marked',
  },
  answerAsAsked: { zh: '已按要求改单', en: 'Changed as requested' },
  requestOpen: {
    zh: '该处的修改要求已发出，请等待答复',
    en: 'A change of this was sent and is not answered yet',
  },
  tooManyLinks: {
    zh: '同一票订舱最多同时有 {most} 个有效链接，请先停用不再需要的',
    en: 'A booking has at most {most, plural, one {# open link} other {# open links}}: end one that is not needed any more',
  },
  threadFull: {
    zh: '此处留言已满 {most} 条',
    en: 'This thread is full: it has {most, plural, one {# comment} other {# comments}}',
  },
  noChanges: {
    zh: '没有标记需要修改的内容',
    en: 'No change is marked',
  },
  answeredAlready: {
    zh: '该修改要求已由{name}答复',
    en: '{name} has answered this request already',
  },
  requestsOpen: {
    zh: '还有 {count} 条修改要求未答复，请先答复再出新草单',
    en: '{count, plural, one {# request has} other {# requests have}} no answer yet. Answer before you issue a new draft',
  },
  notIssuable: {
    zh: '提单状态为“{status}”，不能出新草单',
    en: 'The bill is “{status}”; no draft can be issued',
  },
  notApproved: {
    zh: '暂时不能确认：{reasons}',
    en: 'Not to be confirmed yet: {reasons}',
  },
  whyNotViewed: {
    zh: '还没有人查看过第\u00a0{version}\u00a0版草单',
    en: 'nobody has viewed draft\u00a0{version}',
  },
  whyNotViewedByYou: {
    zh: '您还没有查看过第\u00a0{version}\u00a0版草单',
    en: 'you have not viewed draft\u00a0{version}',
  },
  whyBlocking: {
    zh: '有 {count} 处严重差异尚未处理',
    en: '{count, plural, one {# blocking difference} other {# blocking differences}} to settle',
  },
  whyChanges: {
    zh: '有 {count} 处修改要求尚未解决',
    en: '{count, plural, one {# change} other {# changes}} asked for and not settled',
  },
  requestChange: {
    zh: '请将“{current}”改为“{proposed}”',
    en: 'Change “{current}” to “{proposed}”',
  },
  requestEmpty: {
    zh: '请删除“{current}”',
    en: 'Delete “{current}”',
  },
  feeAfter: {
    zh: '截止后修改，每次约 {currency} {amount}',
    en: 'A change after this costs about {currency} {amount}',
  },
  cutoffDCO: {
    zh: '截单（补料）',
    en: 'Documentation cut-off',
  },
  cutoffVCO: {
    zh: '截 VGM',
    en: 'VGM cut-off',
  },
  cutoffFCO: {
    zh: '截港（截重）',
    en: 'Container delivery cut-off',
  },
  cutoffCUA: {
    zh: '截关',
    en: 'Customs cut-off',
  },
  log_instructionSent: {
    zh: '{name}提交了补料第\u00a0{version}\u00a0版。{note}',
    en: '{name} sent instruction\u00a0{version}. {note}',
  },
  log_draftIssued: {
    zh: '{name}出具了草单第\u00a0{version}\u00a0版。{note}',
    en: '{name} issued draft\u00a0{version}. {note}',
  },
  log_viewed: {
    zh: '{name}查看了草单第\u00a0{version}\u00a0版',
    en: '{name} viewed draft\u00a0{version}',
  },
  log_markedOk: {
    zh: '{name}认为没有问题',
    en: '{name} says it looks right',
  },
  log_changeMarked: {
    zh: '{name}要求改为“{proposed}”',
    en: '{name} asks to change it to “{proposed}”',
  },
  log_waived: {
    zh: '{name}放行了差异：{reason}',
    en: '{name} lets the difference pass: {reason}',
  },
  log_markUndone: {
    zh: '{name}撤回了决定',
    en: '{name} took the decision back',
  },
  log_commented: {
    zh: '{name}：{text}',
    en: '{name}: {text}',
  },
  log_changesSent: {
    zh: '{name}就草单第\u00a0{version}\u00a0版发出了 {count} 处修改要求',
    en: '{name} sent {count, plural, one {# change} other {# changes}} of draft\u00a0{version}',
  },
  log_requestAccepted: {
    zh: '{name}接受了修改要求：{reason}',
    en: '{name} accepted the change: {reason}',
  },
  log_requestDeclined: {
    zh: '{name}没有接受修改要求：{reason}',
    en: '{name} declined the change: {reason}',
  },
  log_confirmed: {
    zh: '{name}确认了第\u00a0{version}\u00a0版',
    en: '{name} confirmed version {version}',
  },
  log_shared: {
    zh: '{name}分享了草单第\u00a0{version}\u00a0版的链接',
    en: '{name} made a link to draft\u00a0{version}',
  },
  log_shareRevoked: {
    zh: '{name}停用了草单第\u00a0{version}\u00a0版的链接',
    en: '{name} ended a link to draft\u00a0{version}',
  },
} as const satisfies Texts;
