import type {PageScripts} from '../packages/page-scripts';

/** Scripts that only some pages ask for, for packages/page-scripts. */
export const pageScripts = {
  filter: './src/components/writer/Filter/script/index.ts',
  place: './src/components/writer/Filter/script/place.ts',
  languages: './src/components/writer/LanguageTabs/script/index.ts',
  model: './src/components/writer/ErDiagram/script/index.ts',
  earlyIndex: './src/components/Search/earlyIndex.ts',
  offlineControl: './src/offline/control/index.ts',
  offlineNote: './src/offline/note/index.ts',
  offlineWorker: './src/offline/worker/index.ts',
} satisfies PageScripts;
