// Generated from src/i18n/messages/zh-CN/todo.json by npm run generate. Do not edit.
export const messages = {
  "todo.empty": "没有待办",
  "todo.emptyReason": "订舱审核、补料、COPY 确认和费用确认会出现在这里。",
  "todo.end": "没有更多了",
  "todo.failed": "待办没有加载出来",
  "todo.label": "待办",
  "todo.left": [{"type":0,"value":"还有 "},{"type":2,"value":"count","style":null},{"type":0,"value":" 条"}],
  "todo.more": "加载更多",
  "todo.moreLeft": [{"type":0,"value":"加载更多，还有 "},{"type":2,"value":"count","style":null},{"type":0,"value":" 条"}],
};
