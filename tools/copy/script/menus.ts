/** Unfolds or folds a category of a menu. */
function toggleCategory(caret: HTMLElement): void {
  const category = caret.closest('li')!;
  const isFolded = category.classList.toggle('menu__list-item--collapsed');
  caret.setAttribute('aria-expanded', String(!isFolded));
  category.querySelector('ul')!.hidden = isFolded;
}

/** Menus of a copy: categories fold, and the phone's menu closes as a menu does. It opens without a script. */
export function startMenus(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.copy-menu');
  document.addEventListener('click', ({target}) => {
    const caret = (target as Element).closest<HTMLElement>('.menu__caret');
    if (caret) {
      toggleCategory(caret);
    } else if (menu?.open && !menu.contains(target as Element)) {
      menu.open = false;
    }
  });
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && menu?.open) {
      menu.open = false;
      menu.querySelector('summary')!.focus();
    }
  });
}
