// Before the first picture, so that nobody sees the other theme: what was chosen, or what the system shows.
let chosen;
try {
  chosen = JSON.parse(localStorage.getItem('lading.theme')).d;
} catch {
  // Nothing was chosen, or the browser keeps nothing.
}
const isChosen = chosen === 'light' || chosen === 'dark';
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.theme = isChosen ? chosen : system;
