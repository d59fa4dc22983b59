import {local} from '../../../product/context';
import {product} from '../../../product/facts';
import type {Writer} from '../../schema';
import type Language from '.';

const cloud = product.parts.find(({id}) => id === 'cloud')!;

export const writer: Writer<typeof Language, {readonly name: string}> = {
  resolve: ({name}, {locale}) => ({data: {name: name === 'cloud' ? local(cloud, locale) : name}}),
};
