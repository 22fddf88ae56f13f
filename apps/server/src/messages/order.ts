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
  batch_ready: { zh: '与补料一致', en: 'Says what was sent' },
  batch_approved: { zh: '已确认', en: 'Approved' },
  batch_differences: {
    zh: '有 {count} 处差异，请逐处核对',
    en: '{count, plural, one {# difference} other {# differences}} to check',
  },
  batch_changes: { zh: '改单还没有答复，或还没有提交', en: 'A change is waiting for an answer, or to be sent' },
  batch_notCompared: {
    zh: '没有可以对照的补料，请打开核对',
    en: 'There is no instruction to compare all of it with. Please open and check it',
  },
  batch_noDraft: { zh: '{status}：还没有草单', en: '{status}: there is no draft yet' },
  batch_decided: { zh: '{status}：无需再次确认', en: '{status}: there is nothing left to approve' },
  batch_outdated: { zh: '已有更新的草单', en: 'A newer draft has come' },
  batch_failed: { zh: '没有成功，请稍后再试', en: 'That did not work. Please try again shortly' },
  batch_kept: { zh: '{why}', en: '{why}' },
  batch_none: { zh: '所选业务都还没有草单', en: 'None of the chosen bookings has a draft yet' },
  noSample: {
    zh: '该提单还没有草单文件',
    en: 'There is no draft of this bill yet',
  },
  noSuchVersion: {
    zh: '没有这一版提单',
    en: 'There is no such version of the bill',
  },
  reviewClosed: {
    zh: '提单状态为“{status}”，不能再批注',
    en: 'The bill is “{status}” and can no longer be reviewed',
  },
  answerAsAsked: { zh: '已按要求改单', en: 'Changed as requested' },
  requestOpen: {
    zh: '该处的改单已提交，请等待答复',
    en: 'A change to this has been sent and is waiting for an answer',
  },
  tooManyLinks: {
    zh: '同一票订舱最多同时有 {most} 个有效链接，请先收回不再需要的',
    en: 'A booking can have at most {most, plural, one {# open link} other {# open links}}: revoke one that is no longer needed',
  },
  threadFull: {
    zh: '此处留言已满 {most} 条',
    en: 'This thread is full: it has {most, plural, one {# comment} other {# comments}}',
  },
  noChanges: {
    zh: '没有标记要改单的内容',
    en: 'No changes are marked',
  },
  answeredAlready: {
    zh: '该改单已由{name}答复',
    en: '{name} has already answered this request',
  },
  requestsOpen: {
    zh: '还有 {count} 处改单未答复，请先答复再出新草单',
    en: '{count, plural, one {# request has} other {# requests have}} not been answered yet. Answer before you issue a new draft',
  },
  notIssuable: {
    zh: '提单状态为“{status}”，不能出新草单',
    en: 'The bill is “{status}”; no draft can be issued',
  },
  notApproved: {
    zh: '暂时不能确认：{reasons}',
    en: 'Cannot be confirmed yet: {reasons}',
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
    zh: '有 {count} 处必改差异未处理',
    en: '{count, plural, one {# blocking difference is} other {# blocking differences are}} still open',
  },
  whyChanges: {
    zh: '有 {count} 处改单未完成',
    en: '{count, plural, one {# change request is} other {# change requests are}} still open',
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
    zh: '截单后改单，每次约 {currency} {amount}',
    en: 'An amendment after the SI cut-off costs about {currency} {amount}',
  },
  feeLateVgm: {
    zh: '截 VGM 后补报，每次约 {currency} {amount}',
    en: 'A VGM sent after its cut-off costs about {currency} {amount}',
  },
  cutoffDCO: {
    zh: '截单',
    en: 'SI cut-off',
  },
  cutoffVCO: {
    zh: '截 VGM',
    en: 'VGM cut-off',
  },
  cutoffFCO: {
    zh: '截重柜',
    en: 'CY cut-off',
  },
  cutoffCUA: {
    zh: '截关',
    en: 'Customs cut-off',
  },
  cutoffAFC: {
    zh: '截舱单',
    en: 'Manifest cut-off',
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
    zh: '{name}标记为没有问题',
    en: '{name} marked it as correct',
  },
  log_changeMarked: {
    zh: '{name}改单：改为“{proposed}”',
    en: '{name} requested a change to “{proposed}”',
  },
  log_waived: {
    zh: '{name}按草单接受：{reason}',
    en: '{name} waived the difference: {reason}',
  },
  log_markUndone: {
    zh: '{name}撤回了标记',
    en: '{name} removed the mark',
  },
  log_commented: {
    zh: '{name}：{text}',
    en: '{name}: {text}',
  },
  log_changesSent: {
    zh: '{name}对草单第\u00a0{version}\u00a0版提交了 {count} 处改单',
    en: '{name} sent {count, plural, one {# change} other {# changes}} to draft\u00a0{version}',
  },
  log_fileSent: {
    zh: '{name}随改单提交了“{file}”',
    en: '{name} sent “{file}” with the change',
  },
  changeFileType: {
    zh: '仅支持 pdf、xlsx、png、jpg，10 MB 以内',
    en: 'Only pdf, xlsx, png or jpg up to 10 MB',
  },
  tooManyChangeFiles: {
    zh: '一处改单最多 {most} 个文件',
    en: 'A change takes at most {most} files',
  },
  tooManyBookingFiles: {
    zh: '一票最多 {most} 个文件',
    en: 'A booking takes at most {most} files',
  },
  fileGone: {
    zh: '文件已提交给货代，不能再撤回',
    en: 'The file has been sent to the forwarder and cannot be taken back',
  },
  log_requestAccepted: {
    zh: '{name}接受了改单：{reason}',
    en: '{name} accepted the change: {reason}',
  },
  log_requestDeclined: {
    zh: '{name}未接受改单：{reason}',
    en: '{name} declined the change: {reason}',
  },
  log_confirmed: {
    zh: '{name}确认了第\u00a0{version}\u00a0版',
    en: '{name} confirmed version {version}',
  },
  log_shared: {
    zh: '{name}分享了草单第\u00a0{version}\u00a0版的链接',
    en: '{name} created a link to draft\u00a0{version}',
  },
  log_shareRevoked: {
    zh: '{name}收回了草单第\u00a0{version}\u00a0版的链接',
    en: '{name} revoked a link to draft\u00a0{version}',
  },
} as const satisfies Texts;
