// Generated from src/i18n/messages/en-US/errors.json by npm run generate. Do not edit.
export const messages = {
  "errors.abnormal": [{"type":0,"value":"Abnormal code "},{"type":1,"value":"code"},{"type":0,"value":", please check the network or contact the administrator"}],
  "errors.aborted": "The request was cancelled",
  "errors.business": "The operation was not completed",
  "errors.conflict": "The content has changed, please refresh and try again",
  "errors.forbidden": "This account may not do that",
  "errors.hasError": "Has Error",
  "errors.invalid": "The input does not meet the rules",
  "errors.malformed": "Request error, please check the network or contact the administrator",
  "errors.network": "Request error, please check the network or contact the administrator",
  "errors.notFound": "This record was not found",
  "errors.part": "This part did not load",
  "errors.partReason": "A new version may have just been published. Reloading brings you back here.",
  "errors.system": "System exception, please contact the administrator",
  "errors.timeout": "No answer within 10 seconds, please check the network or contact the administrator",
  "errors.unauthorized": "Login expired or not logged in, please log in again",
};
