import {lineOfOffset} from './text';
import {readFiles} from './passed';
import {filesIn} from '../../lib/projectFiles';

/** A text of the interface where the code uses it. */
export interface UsedMessage {
  /** Undefined when the id is not a plain string, so that no tool can know it. */
  readonly id: string | undefined;
  readonly file: string;
  readonly line: number;
}

/** `<Translate …>` and `translate({…})` of the framework, with the id, when it is written out as Prettier sets it. */
const uses =
  /<Translate\b(?:\s(?:[^>]*?\s)?id="(?<attribute>[^"]+)")?|(?<![\w.`])translate\((?!\))(?:\s*\{(?:[^}]*?[\s,])?id:\s*'(?<property>[^']+)'\s*[,}])?/g;

/** Texts of the interface that the code under `src`, `packages` and `plugins` uses. */
export function usedMessages(root: string): UsedMessage[] {
  const code = ['src', 'packages', 'plugins']
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return readFiles(root, code)
    .filter(({text}) => text.includes('@docusaurus/Translate'))
    .flatMap(({file, text}) =>
      [...text.matchAll(uses)].map(({index, groups}) => ({
        id: groups!.attribute ?? groups!.property,
        file,
        line: lineOfOffset(text, index),
      })),
    );
}
