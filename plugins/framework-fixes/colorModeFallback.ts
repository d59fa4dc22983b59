/**
 * Script that puts the default mode where the theme has written the word "undefined": its own inline
 * script does so (3.7.0) when the browser blocks storage, and until the page is hydrated neither mode's
 * rules apply. It has to stand behind the theme's.
 */
export function fallbackScript(defaultMode: string): string {
  return `(function(d){if(d.theme==="undefined")d.theme=${JSON.stringify(defaultMode)}})(document.documentElement.dataset)`;
}
