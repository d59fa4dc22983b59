// Takes the worker for reading offline away again, with all that it has kept. A build puts the worker itself
// in this place (tools/offline); this one is left under npm start, and on the day it must be withdrawn.
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await self.registration.unregister();
      const names = (await caches.keys()).filter((name) => name.startsWith('offline-'));
      await Promise.all(names.map((name) => caches.delete(name)));
    })(),
  ),
);
