import file from './json/glossary.json';
import type {GlossaryEntry} from './schemas/glossary';
import {told} from './told';

const json = told(file);

export const glossary: readonly GlossaryEntry[] = json.glossary as GlossaryEntry[];
