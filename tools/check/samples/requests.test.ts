import {expect, it} from 'vitest';
import {requestSample} from '../../../src/components/writer/Endpoint/requestSample';
import {requestSamples} from '../../../src/lib/requests';
import {httpApi} from '../../../src/product/facts';
import {syntaxFaults} from './grammar';
import {typescriptFaults} from './typescript';

const all = httpApi.endpoints.map((endpoint) => requestSamples(requestSample(endpoint)));
const codesIn = (language: string) =>
  all.flat().flatMap((sample) => (sample.language === language ? [sample.code] : []));

it.each(['bash', 'powershell', 'csharp', 'python'] as const)('every request is %s', async (language) => {
  for (const code of codesIn(language)) {
    expect(await syntaxFaults(code, language), code).toEqual([]);
  }
});

it('every request is TypeScript', () => {
  const codes = codesIn('typescript');
  expect(typescriptFaults(codes).flatMap((faults, index) => (faults.length > 0 ? [codes[index], faults] : []))).toEqual(
    [],
  );
});

it('sends the same as the request does', () => {
  const [sample] = requestSamples(
    "GET /v1/views/rpt.X/rows?select=A,B&filter=A%20%3D%20'1' HTTP/1.1\nHost: api.yttra.example\nAuthorization: Bearer ***",
  );
  expect(sample!.code).toBe(
    `curl "$YT_API/views/rpt.X/rows" \\
  --get \\
  --header "Authorization: Bearer $YT_TOKEN" \\
  --data-urlencode "select=A,B" \\
  --data-urlencode "filter=A = '1'"`,
  );
});
