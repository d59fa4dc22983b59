import type {Attributes, WriterOf} from '../../schema';
import type UiPath from '.';

const attributes = {sv: {}, en: {}} satisfies Attributes;

export const writer = {
  purpose: {
    sv: 'Menyväg i Excel, Windows, Entra eller ett annat program som inte är Yttra, på båda språken.',
    en: 'Menu path of Excel, Windows, Entra or another program that is not Yttra, in both languages.',
  },
  attributes,
  example: '<UiPath sv="Arkiv > Alternativ" en="File > Options" />',
} satisfies WriterOf<typeof UiPath, typeof attributes>;
