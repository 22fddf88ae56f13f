import type { Texts } from './texts.ts';

export const user = {
  wrongPassword: {
    zh: '账号或密码错误',
    en: 'Wrong account or password',
  },
  locked: {
    zh: '密码连续错误 5 次，请 10 分钟后再试',
    en: 'Five wrong passwords: please try again in 10 minutes',
  },
  loginBusy: {
    zh: '当前登录人数较多，请稍后重试',
    en: 'Many logins are waiting right now: please try again in a moment',
  },
  loginSlowed: {
    zh: '近期登录失败次数过多，请几分钟后再试',
    en: 'Too many wrong passwords lately: please try again in a few minutes',
  },
  captchaWrong: {
    zh: '请将滑块拖到最右边，或重新计算结果',
    en: 'Drag the slider to the far right, or work out the sum again',
  },
  captchaNeeded: {
    zh: '请先完成安全验证，再登录',
    en: 'Complete the security check first, then log in',
  },
  captchaQuestion: {
    zh: '{left} 加 {right} 等于多少？',
    en: 'How much is {left} plus {right}?',
  },
  smsTooSoon: {
    zh: '{seconds} 秒后可重新获取验证码',
    en: 'You can ask for another code in {seconds, plural, one {# second} other {# seconds}}',
  },
  smsTooOften: {
    zh: '验证码获取过于频繁，请稍后再试',
    en: 'Too many codes were asked for: please try again later',
  },
  smsWrong: {
    zh: '验证码不正确或已过期',
    en: 'The code is wrong or has expired',
  },
  smsCode: {
    zh: '验证码 {code}，{minutes} 分钟内有效。请勿告诉他人。',
    en: 'Your code is {code}. It is valid for {minutes} minutes. Do not tell it to anybody.',
  },
  smsRegistered: {
    zh: '该手机号已注册，请直接登录；忘记密码可在登录页找回。',
    en: 'This number has an account already: please log in. A forgotten password can be replaced on the login page.',
  },
  smsInvite: {
    zh: '{name}邀请您加入{company}，请在 {days} 天内用本手机号获取验证码登录：{link}',
    en: '{name} invites you to join {company}: log in with a code to this number within {days} days, {link}',
  },
  mailSubject: {
    zh: '来自客户门户的通知',
    en: 'A notice from the customer portal',
  },
  mailPasswordChangedSubject: {
    zh: '您的密码已修改',
    en: 'Your password was changed',
  },
  mailPasswordChanged: {
    zh: '{name}，您好：您的密码已于 {time} 修改，其他设备上的登录已退出。如非本人操作，请立即用手机验证码找回密码并联系我们。',
    en: 'Dear {name}, your password was changed on {time}, and you were logged out on all other devices. If this was not you, replace the password with a code to your phone at once and contact us.',
  },
  outboxTitle: {
    zh: '发件箱（演示）',
    en: 'Outbox of the demonstration',
  },
  outboxEmpty: {
    zh: '还没有发送任何内容。',
    en: 'Nothing has been sent yet.',
  },
  notYourself: {
    zh: '不能对自己执行此操作',
    en: 'You cannot do this to yourself',
  },
  lastOwner: {
    zh: '企业至少要保留一位企业管理员',
    en: 'A company keeps at least one owner',
  },
  foreignRole: {
    zh: '该用户不能拥有此角色',
    en: 'This person cannot have this role',
  },
  resetDone: {
    zh: '此次重置已完成，临时密码只显示一次；如未记下请重新重置',
    en: 'This reset is done, and its password was told once: reset again if it was not written down',
  },
  inTeamAlready: {
    zh: '该手机号已是本企业的成员',
    en: 'This number belongs to one of your people already',
  },
  tooManyInvitations: {
    zh: '待接受的邀请最多 {most} 个',
    en: 'At most {most} invitations can be open',
  },
  nameLocked: {
    zh: '企业已认证，名称只能通过重新认证修改',
    en: 'The company is certified: its name changes by a new certification only',
  },
  usccWrong: {
    zh: '统一社会信用代码不正确',
    en: 'The unified social credit code is not correct',
  },
  usccTaken: {
    zh: '该企业已认证，请联系企业管理员邀请您加入',
    en: 'This company is certified already: ask its owner to invite you',
  },
  registrationMissing: {
    zh: '请填写注册号',
    en: 'Enter the registration number',
  },
  inReview: {
    zh: '已有一份申请正在审核中',
    en: 'An application is being reviewed already',
  },
  notCertified: {
    zh: '请先完成企业认证',
    en: 'The company has to be certified first',
  },
  decidedAlready: {
    zh: '该申请已处理',
    en: 'This application has been decided already',
  },
  reasonMissing: {
    zh: '退回时请填写原因',
    en: 'Say why it is returned',
  },
  notYourDecision: {
    zh: '您不能审核此类申请',
    en: 'Applications of this kind are decided by others',
  },
  brandUnreadable: {
    zh: '用该颜色时文字不够清晰，请换一个品牌色',
    en: 'Text would not be readable in this colour: take another for the brand',
  },
  pictureType: {
    zh: '仅支持 svg、png、jpg，300 KB 以内；svg 中不能有脚本和外部引用',
    en: 'Only svg, png or jpg up to 300 kB; an svg must have no scripts and nothing from elsewhere',
  },
  fileType: {
    zh: '仅支持 pdf、png、jpg，20 MB 以内',
    en: 'Only pdf, png or jpg up to 20 MB',
  },
  fileInfected: {
    zh: '文件未保存：病毒扫描发现可疑内容',
    en: 'The file was not kept: the virus scanner found something in it',
  },
  tooManyFiles: {
    zh: '企业资料最多 {most} 个文件',
    en: 'A company keeps at most {most} papers',
  },
  noAccount: {
    zh: '该手机号尚未注册，请先注册',
    en: 'There is no account with this number: please register first',
  },
  accountOff: {
    zh: '账号已被停用，请联系管理员',
    en: 'This account has been switched off: please contact your administrator',
  },
  phoneTaken: {
    zh: '该手机号已被使用',
    en: 'This number is in use',
  },
  phoneSame: {
    zh: '新手机号与原手机号相同',
    en: 'The new number is the same as the old one',
  },
  phoneNotYours: {
    zh: '请使用当前绑定的手机号获取验证码',
    en: 'Ask for a code to the number that is bound now',
  },
  keyOver: {
    zh: '自动登录已失效，请重新登录',
    en: 'This key is no longer good: please log in',
  },
  ticketOver: {
    zh: '验证已过期，请重新获取验证码',
    en: 'Too much time has passed: please ask for a new code',
  },
  agreementMissing: {
    zh: '请先阅读并同意服务协议',
    en: 'Please accept the agreement first',
  },
  passwordShort: {
    zh: '密码至少 6 位',
    en: 'The password needs at least 6 characters',
  },
  passwordKinds: {
    zh: '密码须同时包含字母和数字',
    en: 'The password needs both letters and digits',
  },
  passwordsDiffer: {
    zh: '两次输入的密码不一致',
    en: 'The passwords differ',
  },
  passwordSame: {
    zh: '新密码不能与原密码相同',
    en: 'The new password must differ from the old one',
  },
  passwordEasy: {
    zh: '密码过于简单，请换一个',
    en: 'This password is too easy to guess: please choose another',
  },
  oldPasswordWrong: {
    zh: '原密码不正确',
    en: 'The old password is wrong',
  },
  mustChange: {
    zh: '请先设置您自己的密码',
    en: 'Please choose a password of your own first',
  },
  sealRefused: {
    zh: '密码加密信息已失效，请重试；若仍失败，请检查本机时间',
    en: 'The sealed password is no longer valid. Please try again; if it fails again, check the clock of this device',
  },
  staff: {
    zh: '客服',
    en: 'Customer service',
  },
  todo3: {
    zh: '{returned, select, true {订舱 {bookingNo} 已退回，请修改} other {订舱 {bookingNo} 待审核}}',
    en: '{returned, select, true {Booking {bookingNo} came back: please correct it} other {Booking {bookingNo} is being reviewed}}',
  },
  todo5: {
    zh: '订舱 {bkgNo} 请提交补料',
    en: 'Booking {bkgNo} needs an instruction',
  },
  todo8: {
    zh: '{billNo} 草单第\u00a0{version}\u00a0版待核对',
    en: '{billNo}: check draft\u00a0{version}',
  },
  todo10: {
    zh: '{bookingNo} 账单 {totals} 待确认',
    en: '{bookingNo}: confirm {totals}',
  },
  viewsFull: {
    zh: '最多保存 {most} 个视图，请先删除一个',
    en: '{most} views of a list can be kept: delete one first',
  },
} as const satisfies Texts;
