import {transpiler} from '../../packages/common';

/** Options of Node for the framework's build: the configuration is transpiled by SWC. */
export const buildFlags = ['--require', transpiler] as const;
