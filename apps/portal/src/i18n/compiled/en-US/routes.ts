// Generated from src/i18n/messages/en-US/routes.json by npm run generate. Do not edit.
export const messages = {
  "routes.home": "Home",
  "routes.login": "Log in",
  "routes.notFound": "Page not found",
  "routes.orders": "Orders",
};
