/** Shows what is wrong with the page at its foot, above the framework's own screen for a page that it cannot compile. */
const box = document.createElement('pre');
box.popover = 'manual';
box.role = 'alert';
box.className = 'page-faults';
box.style.cssText = `position: fixed; inset: auto 0 0; width: auto; max-height: 40vh; margin: 0; padding: 12px 16px;
  overflow: auto; border: 0; border-top: 3px solid #b00020; background: #fff; color: #111;
  font: 14px/1.5 monospace; white-space: pre-wrap`;

function show(text) {
  if (text === box.textContent && box.isConnected === (text !== '')) {
    return;
  }
  box.remove();
  box.textContent = text;
  if (text !== '') {
    document.body.append(box);
    box.showPopover();
  }
}

/** When the server of the page had been started, as the first answer said. */
let started;

/** Loads the page again as soon as its server, which was started again, has compiled. */
async function reload() {
  const answer = await fetch(location.href, {headers: {accept: 'text/html'}});
  if (answer.status !== 503) {
    location.reload();
  }
}

async function look() {
  try {
    const answer = document.hidden ? undefined : await fetch(`/__faults?of=${encodeURIComponent(location.pathname)}`);
    if (answer?.ok) {
      const now = answer.headers.get('X-Started');
      started ??= now;
      if (now !== started) {
        await reload();
      }
      show((await answer.json()).join('\n'));
    }
  } catch {
    // The servers have been stopped, or start again: what was said stays.
  }
  setTimeout(look, 700);
}
void look();
