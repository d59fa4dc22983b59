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

const pause = () => new Promise((resolve) => setTimeout(resolve, 700));

/** An answer of the servers; none while they are stopped or start again. */
const ask = (address, init) => fetch(address, init).catch(() => undefined);

const faultsAddress = () => `/__faults?of=${encodeURIComponent(location.pathname)}`;

/** Finding faults takes a while: what is said stays until the next answer. */
async function look() {
  for (;;) {
    const answer = document.hidden ? undefined : await ask(faultsAddress());
    const faults = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (faults) {
      show(faults.join('\n'));
    }
    await pause();
  }
}

const {started} = document.currentScript.dataset;

/** Loads the page again as soon as its server, which was started again, has compiled. */
async function follow() {
  const startOf = async () => (await ask(faultsAddress(), {method: 'HEAD'}))?.headers.get('X-Started');
  while ([undefined, started].includes(await startOf())) {
    await pause();
  }
  while ([undefined, 503].includes((await ask(location.href, {headers: {accept: 'text/html'}}))?.status)) {
    await pause();
  }
  location.reload();
}

void look();
void follow();
