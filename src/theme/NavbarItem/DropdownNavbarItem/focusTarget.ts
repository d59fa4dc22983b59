/**
 * Index of the link that a key moves the focus to, or `null` when the key is not for the list.
 *
 * @param key the event's `key`
 * @param current index of the focused link, −1 when the button has the focus
 * @param count number of links, at least 1
 */
export function focusTarget(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return current < 0 ? null : 0;
    case 'End':
      return current < 0 ? null : count - 1;
    default:
      return null;
  }
}
