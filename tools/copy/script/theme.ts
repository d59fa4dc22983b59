// Runs before the page is drawn, in the mode that its reader chose last.
let chosen: string | null = null;
try {
  chosen = localStorage.getItem('theme');
} catch {
  // A browser that keeps nothing begins in light mode.
}
document.documentElement.dataset.theme = chosen === 'dark' ? 'dark' : 'light';
