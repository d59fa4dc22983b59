import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {cacheControl, type Header} from '../headers/policy';
import {fillTemplate, type HostInput} from '../templates';
import {headerRules, refuseMoreThan} from './rules';

/** docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html; of a header the narrowest that it has. */
const limits = {functionBytes: 10_240, headerValue: 1783, customHeaders: 10};

const readOwn = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/**
 * The function that leads addresses to pages.
 *
 * @throws when it is larger than CloudFront takes
 */
export function addressFunction(redirects: HostInput['redirects']): string {
  const template = readOwn('cloudfrontFunction.js');
  const code = fillTemplate(template, {REDIRECTS: JSON.stringify(Object.fromEntries(redirects))});
  refuseMoreThan(limits.functionBytes, Buffer.byteLength(code), 'bytes in the function for CloudFront');
  return code;
}

/** Headers that CloudFront takes under names of its own, and under no others. */
const securityConfig: Readonly<Record<string, (value: string) => object>> = {
  'Content-Security-Policy': (value) => ({ContentSecurityPolicy: {ContentSecurityPolicy: value, Override: true}}),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {AccessControlMaxAgeSec: Number(value.replace('max-age=', '')), Override: true},
  }),
  'X-Content-Type-Options': () => ({ContentTypeOptions: {Override: true}}),
  'X-Frame-Options': (value) => ({FrameOptions: {FrameOption: value, Override: true}}),
  'Referrer-Policy': (value) => ({ReferrerPolicy: {ReferrerPolicy: value, Override: true}}),
};

function headersPolicy(name: string, headers: readonly Header[]) {
  const custom = headers.filter(([header]) => !(header in securityConfig));
  refuseMoreThan(limits.customHeaders, custom.length, 'headers for CloudFront');
  headers.forEach(([header, value]) =>
    refuseMoreThan(limits.headerValue, value.length, `characters in ${header} for CloudFront`),
  );
  const security = headers.map(([header, value]) => securityConfig[header]?.(value));
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: {'Fn::Sub': `\${AWS::StackName}-${name}`},
        SecurityHeadersConfig: Object.assign({}, ...security) as object,
        CustomHeadersConfig: {Items: custom.map(([Header, Value]) => ({Header, Value, Override: true}))},
      },
    },
  };
}

/**
 * A CloudFormation template of a bucket, a distribution, its headers and the function for its addresses. CloudFront
 * gives an answer the headers of one policy: there is one for pages, and one for each rule.
 *
 * @returns name below `static/` of the release, and text
 * @throws when CloudFront would not take the function or a header
 */
export function cloudfrontFile({headers, redirects, siteName}: HostInput): [name: string, text: string] {
  const template = parse(readOwn('cloudfront.yaml'));
  const {Addresses: addresses, Distribution: distribution} = template.Resources;
  const {DistributionConfig: config} = distribution.Properties;
  const {FunctionAssociations: _pages, ...behaviour} = config.DefaultCacheBehavior;
  const page: Header = ['Cache-Control', cacheControl.page];
  const addPolicy = (name: string, own: readonly Header[]) => {
    // The last of a name holds.
    template.Resources[name] = headersPolicy(name, [...new Map([...headers, page, ...own])]);
    return {ResponseHeadersPolicyId: {Ref: name}};
  };
  addresses.Properties.FunctionCode = addressFunction(redirects);
  config.Aliases = [siteName];
  Object.assign(config.DefaultCacheBehavior, addPolicy('Headers', []));
  config.CacheBehaviors = headerRules.map((rule, index) => ({
    PathPattern: rule.path,
    ...behaviour,
    ...addPolicy(`Headers${index + 1}`, rule.headers),
  }));
  return ['cloudfront.json', `${JSON.stringify(template, null, 1)}\n`];
}
