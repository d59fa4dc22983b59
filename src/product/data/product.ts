import file from './json/product.json';
import type {Address, Port, Product, Release, SupportPriority, SupportedVersion} from './schemas/product';
import {told} from './told';

const json = told(file);

export const product: Product = json.product as Product;
export const addresses: readonly Address[] = json.addresses as Address[];
export const ports: readonly Port[] = json.ports as Port[];
export const releases: readonly Release[] = json.releases as Release[];
export const supportedVersions: readonly SupportedVersion[] = json.supportedVersions as SupportedVersion[];
export const timeZone = json.timeZone;
export const supportPriorities: readonly SupportPriority[] = json.supportPriorities as SupportPriority[];
