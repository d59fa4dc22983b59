/** All that is said about reading offline. For the build: a script is sent what it says, in the language of its page. */
import path from 'node:path';
import {loadWords} from '../lib/loadWords';
import type {LocaleId} from '../lib/locales';

/** On the page of the switch, as it is served. */
const page = ['title', 'lead', 'noScript', 'sections', 'sectionsLead', 'pages', 'otherLanguage'] as const;
const states = ['unsupported', 'withdrawn', 'isOn', 'isOff', 'working', 'forgotten', 'failed', 'noRoom'] as const;
const buttons = ['switchOn', 'switchOff', 'keep', 'kept', 'keeping', 'retry'] as const;
const lists = ['noPages', 'missedTitle', 'missedLead'] as const;
/** What the script of that page writes. */
const control = [...states, ...buttons, ...lists] as const;
/** What the note on other pages says. */
const note = ['offline', 'unanswered', 'backOnline', 'reading', 'readingRelease', 'whatIsKept', 'noteName'] as const;

export const words = loadWords(path.join(path.dirname(__filename), 'words.yml'), [...page, ...control, ...note]);

type Words<Key extends string> = Readonly<Record<Key, string>>;
export type ControlWords = Words<(typeof control)[number]>;
export type NoteWords = Words<(typeof note)[number] | 'retry'>;

const only = <Key extends string>(keys: readonly Key[], all: Words<Key>): Words<Key> =>
  Object.fromEntries(keys.map((key) => [key, all[key]])) as Words<Key>;

export const controlWords = (locale: LocaleId): ControlWords => only(control, words[locale]);
export const noteWords = (locale: LocaleId): NoteWords => only([...note, 'retry'], words[locale]);
