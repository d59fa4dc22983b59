// Runs in the head of every built page, before its styles; see README.md.
(() => {
  const {documentElement: root, currentScript} = document;
  const {saveData, effectiveType = ''} = navigator.connection ?? {};
  const isSaving = saveData || effectiveType.endsWith('2g');
  const intents = ['pointerdown', 'keydown', 'focusin', 'pointerup', 'click'];
  // For styles that lay out what is far away only when the reader comes near.
  if (!location.hash) {
    root.dataset.lazyLayout = '';
  }
  let hasStarted = false;
  let replay;

  function append(tag, attributes) {
    document.head.append(Object.assign(document.createElement(tag), attributes));
  }

  const listOf = (name) => currentScript.dataset[name].split(' ').filter(Boolean);

  // What did not arrive; src/css says what is shown. When a stylesheet does not either, the site lies elsewhere than it was built for.
  function onScriptError() {
    root.dataset.unloaded = 'script';
    const {href} = document.querySelector('style[data-href]').dataset;
    append('link', {rel: 'stylesheet', href, onerror: () => (root.dataset.unloaded = 'site')});
  }

  // A portal that asks for a login may answer for a script, too.
  addEventListener('error', ({filename}) => {
    if (root.dataset.hasHydrated !== 'true' && listOf('load').some((src) => filename?.endsWith(src))) {
      root.dataset.unloaded = 'script';
    }
  });

  // The same page, however a host writes its address.
  const plain = (pathname) =>
    decodeURI(pathname)
      .normalize('NFC')
      .replace(/(?:\/index)?(?:\.html)?\/?$/, '');

  // An archive, say, shows the page at an address of its own, where the router would find nothing and take the text away.
  function isElsewhere() {
    const own = document.querySelector('link[rel=canonical]');
    const address = own && plain(new URL(own.href).pathname);
    return own && !address.endsWith('/404') && address !== plain(location.pathname);
  }

  // Not before the page is whole, which is what they take over.
  const onceParsed = (act) =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', act) : act();

  // Takes the reader who changed the language to the section that was being read (src/client/sectionInView.ts).
  function goTo({path, id, next, share}) {
    const topOf = (name) => document.getElementById(name).getBoundingClientRect().top;
    if (path === location.pathname) {
      // Heights must be the true ones.
      delete root.dataset.lazyLayout;
      const top = topOf(id);
      const end = next ? topOf(next) : root.getBoundingClientRect().bottom;
      const above = parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
      scrollBy({top: top + share * (end - top) - above, behavior: 'instant'});
    }
  }
  onceParsed(() => {
    try {
      const place = JSON.parse(sessionStorage.getItem('section-in-view'));
      sessionStorage.removeItem('section-in-view');
      goTo(place);
      // Until then the browser goes to the anchor of the address.
      addEventListener('load', () => location.hash && goTo(place));
    } catch {
      // Nothing is kept, the browser refuses storage, or the other language lacks the heading: the page opens as addressed.
    }
  });

  function start() {
    if (!hasStarted) {
      hasStarted = true;
      // `async: false` keeps the order, as `defer` would.
      onceParsed(() => {
        if (!isElsewhere()) {
          listOf('load').forEach((src) => append('script', {src, async: false, onerror: onScriptError}));
        }
      });
    }
  }

  // Keys that open the search.
  const isShortcut = ({key, ctrlKey, metaKey, target}) =>
    (key === '/' && !target.closest?.('input, textarea, select')) || ((ctrlKey || metaKey) && key === 'k');

  function onIntent(event) {
    const {type, clientX, clientY} = event;
    // A button that is disabled until the page is alive is no target of events.
    const target = type.startsWith('pointer') ? document.elementFromPoint(clientX, clientY) : event.target;
    // Others, as of a message that the page cannot come alive, do their work already.
    const button = target?.closest?.('#__docusaurus :is(button, input)');
    if (type === 'keydown' && isShortcut(event)) {
      event.preventDefault();
      replay = () => document.dispatchEvent(new KeyboardEvent('keydown', event));
    } else if (button?.localName === 'button' && (type === 'click' || (type === 'pointerup' && button.disabled))) {
      event.stopImmediatePropagation();
      replay = () => button.click();
    }
    if (button || replay || !isSaving) {
      start();
    }
  }

  // Once the page is alive it does itself what was asked of it meanwhile.
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      intents.forEach((type) => removeEventListener(type, onIntent, true));
      replay?.();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  intents.forEach((type) => addEventListener(type, onIntent, true));

  // On a slow line the font would come too late for the first paint, which a page keeps to, and keep the scripts waiting.
  if (isSaving || effectiveType === '3g') {
    root.dataset.stillFont = '';
  } else {
    const href = document.querySelector('meta[name=yt-font]').content;
    append('link', {rel: 'preload', as: 'font', crossOrigin: '', href});
  }
  if (isSaving) {
    onceParsed(() => {
      const {hash} = location;
      // What the client alone can show: results of a search, and the new place of a moved anchor.
      if (document.querySelector('[data-needs-client]') || (hash && !document.getElementById(hash.slice(1)))) {
        start();
      }
    });
  } else {
    [...listOf('load'), ...listOf('ahead')].forEach((src) =>
      append('link', {rel: 'preload', as: 'script', fetchPriority: 'low', href: src}),
    );
    // On a busy machine the browser may never be idle; a plain timer reads no such options.
    const startWhenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(start, {timeout: 2000});
    onceParsed(() => {
      new PerformanceObserver(startWhenIdle).observe({type: 'paint', buffered: true});
      // Firefox records no paint of a page that is scrolled before it, as one that opens at an anchor.
      setTimeout(startWhenIdle, 1000);
    });
  }
})();
