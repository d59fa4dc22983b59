import type {Attributes, WriterOf} from '../../schema';
import type FilePath from '.';

const attributes = {path: {}} satisfies Attributes;

export const writer = {
  purpose: {sv: 'Sökväg eller filnamn.', en: 'Path or file name.'},
  attributes,
  example: String.raw`<FilePath path="%APPDATA%\Yttra\Report\yttra.ini" />`,
} satisfies WriterOf<typeof FilePath, typeof attributes>;
