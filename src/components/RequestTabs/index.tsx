import type {ReactNode} from 'react';
import type {HighlightedRequest} from '@site/src/lib/requests';
import Sample from '../Sample';
import LanguageTabs from '../writer/LanguageTabs';

/** A request in the languages that readers program in: the first is shown, the others where tabs can be chosen. */
export default function RequestTabs({data}: {readonly data: readonly HighlightedRequest[]}): ReactNode {
  return (
    <LanguageTabs>
      {data.map(({name, language, html}, index) => (
        <section key={name} data-language={name} className={index > 0 ? 'yt-again' : undefined} hidden={index > 0}>
          <Sample language={language} html={html} />
        </section>
      ))}
    </LanguageTabs>
  );
}
