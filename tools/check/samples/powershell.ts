import type {SampleFault} from './fault';
import {syntaxFaults} from './grammar';

/** A backtick with blanks after it: it continues nothing then, and the next line becomes a command of its own. */
function backtickFaults(code: string): SampleFault[] {
  return code
    .split('\n')
    .flatMap((line, index) =>
      /`[ \t]+$/.test(line)
        ? [
            {
              line: index + 1,
              message: 'PowerShell: blanks after the backtick, which then does not continue the line.',
              fix: 'Take the blanks away.',
            },
          ]
        : [],
    );
}

/** Syntax faults of a PowerShell sample; what follows from a broken line is not reported again. */
export async function powershellFaults(code: string): Promise<SampleFault[]> {
  const broken = backtickFaults(code);
  return broken.length > 0 ? broken : syntaxFaults(code, 'powershell');
}
