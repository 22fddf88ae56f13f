// Generated from src/i18n/messages/zh-CN/errors.json by npm run generate. Do not edit.
export const messages = {
  "errors.abnormal": [{"type":0,"value":"异常代码 "},{"type":1,"value":"code"},{"type":0,"value":"，请检查网络或联系管理员"}],
  "errors.aborted": "请求已取消",
  "errors.business": "操作没有完成",
  "errors.conflict": "内容已被更新，请刷新后再试",
  "errors.forbidden": "当前账号没有这项权限",
  "errors.hasError": "Has Error",
  "errors.invalid": "提交的内容不符合要求",
  "errors.malformed": "请求异常，请检查网络或联系管理员",
  "errors.network": "请求异常，请检查网络或联系管理员",
  "errors.notFound": "没有找到这条记录",
  "errors.part": "这部分没有加载出来",
  "errors.partReason": "可能刚刚发布了新版本。重新载入后会回到这里。",
  "errors.system": "系统异常，请联系管理员",
  "errors.timeout": "请求超过 10 秒没有回应，请检查网络或联系管理员",
  "errors.unauthorized": "登录过期或未登录，请重新登录",
};
