import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

/** Is this the error of a script file that did not arrive? Both bundlers use the same name. */
function isChunkError(reason: unknown): reason is Error {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(reason.message));
}

function showError(error: Error): void {
  if (document.querySelector('.yt-chunk-error')) {
    return;
  }
  const title = translate({id: 'yt.chunkFailure.title', message: 'Sidan kunde inte läsas in helt.'});
  const panel = document.createElement('div');
  panel.className = 'yt-chunk-error';
  panel.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `${title} ${error.message}`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'yt-btn';
  button.textContent = translate({id: 'yt.chunkFailure.retry', message: 'Försök igen'});
  button.addEventListener('click', () => window.location.reload());
  panel.append(text, button);
  document.body.prepend(panel);
}

// Says so when a page never hydrates because a script file is gone. During navigation the
// framework answers a failed chunk by reloading the new address once; if the chunk fails
// again the page is never hydrated, and without this nothing is said (3.7.0).
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if (isChunkError(reason) && document.documentElement.dataset.hasHydrated !== 'true') {
      showError(reason);
    }
  });
}
