// Generated from src/i18n/messages/en-US/routes.json by npm run generate. Do not edit.
export const messages = {
  "routes.bills": "Change requests",
  "routes.home": "Home",
  "routes.login": "Log in",
  "routes.notFound": "Page not found",
  "routes.orders": "Orders",
  "routes.share": "Compare",
};
