/**
 * The line of the page that screen readers say when its text changes; made when it is first wanted.
 *
 * @param className of this line alone
 * @param look further classes
 */
export function statusLine(className: string, look = ''): Element {
  const line = Object.assign(document.createElement('div'), {className: `${className} ${look}`.trim(), role: 'status'});
  return document.querySelector(`.${className}`) ?? document.body.appendChild(line);
}
