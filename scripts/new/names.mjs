/** saveBooking, order_templates, OrderTemplate -> save-booking, order-templates, order-template */
export const kebab = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
export const snake = (name) => kebab(name).replaceAll('-', '_');
/** order-templates -> orderTemplates */
export const camel = (name) => name.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase());
export const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);
/** orderTemplates -> orderTemplate, countries -> country; a word that is no plural stays. */
export const singular = (name) => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
