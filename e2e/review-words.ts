/** The words of the review by which a journey finds its way. */
export const ZH_REVIEW = {
  compare: /^差异核对/,
  proposed: '应改为',
  keys: '快捷键',
  accept: '接受',
  decline: '拒绝',
  issue: '出新草单',
  share: '分享对照',
  createLink: '生成链接',
  revoke: '收回',
  revoked: '已收回',
  gone: '链接无效',
} as const;

export type ReviewWords = { readonly [Name in keyof typeof ZH_REVIEW]: string | RegExp };

export const EN_REVIEW: ReviewWords = {
  compare: /^Compare/,
  proposed: 'Should read',
  keys: 'Keyboard shortcuts',
  accept: 'Accept',
  decline: 'Decline',
  issue: 'Issue the new draft',
  share: 'Share the comparison',
  createLink: 'Create a link',
  revoke: 'Revoke',
  revoked: 'revoked',
  gone: 'This link is not valid',
};
