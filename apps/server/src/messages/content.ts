import type { Texts } from './texts.ts';

/** What those are told who write for the site. */
export const content = {
  newsUntitled: {
    zh: '请至少填写一种语言的标题',
    en: 'Write a title in one language at least',
  },
  newsUnfinished: {
    zh: '发布前请补齐标题、摘要和正文（各语言都要有）',
    en: 'Title, summary and text have to be there in each language before it can be published',
  },
  newsEndsBefore: {
    zh: '撤下时间须晚于发布时间',
    en: 'It has to end after it begins',
  },
  newsNotPublished: {
    zh: '该文章未发布，无需撤回',
    en: 'This is not published',
  },
  newsPublished: {
    zh: '已发布的文章请先撤回再删除',
    en: 'Withdraw what is published before you delete it',
  },
  contentPictureType: {
    zh: '仅支持 png、jpg，5 MB 以内',
    en: 'Only png or jpg up to 5 MB',
  },
  feedbackMobile: {
    zh: '要在门户查看答复，请留手机号：日后用它注册即可看到',
    en: 'To read the answer on the portal leave a mobile number: whoever registers with it finds the answer',
  },
  advertPicture: {
    zh: '请上传广告图片',
    en: 'An advert needs a picture',
  },
  advertTitle: {
    zh: '请填写标题，读屏用户靠它了解图片',
    en: 'Write a title: it is what somebody hears who does not see the picture',
  },
  advertEndsBefore: {
    zh: '结束日期不能早于开始日期',
    en: 'The last day cannot be before the first',
  },
} as const satisfies Texts;
