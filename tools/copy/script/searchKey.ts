function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

/** The keys that open the search on the site lead to its page in the copy. */
export function startSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    const {key, ctrlKey, metaKey, target} = event;
    if ((key === '/' && !isTyping(target)) || ((ctrlKey || metaKey) && key === 'k')) {
      event.preventDefault();
      document.querySelector<HTMLElement>('.yt-searchbtn')?.click();
    }
  });
}
