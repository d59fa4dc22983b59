import json from './json/glossary.json';
import type {GlossaryEntry} from './schemas/glossary';

export const glossary: readonly GlossaryEntry[] = json.glossary as GlossaryEntry[];
