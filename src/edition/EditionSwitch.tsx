import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {editionIds, type Edition} from './editions';
import {editionStore} from './store';
import type {EditionSwitchData} from './useEditionSwitch';

function labels(): Record<Edition, string> {
  return {
    all: translate({id: 'yt.edition.all', message: 'Allt', description: 'Edition switch: pages of all editions'}),
    excel: translate({id: 'yt.edition.excel', message: 'Excel', description: 'Edition switch: pages for Excel'}),
    web: translate({id: 'yt.edition.web', message: 'Webb', description: 'Edition switch: pages for the web version'}),
  };
}

interface Props extends EditionSwitchData {
  readonly className?: string;
  /** Called after a click that leads to another page, for example to close the menu. */
  readonly onNavigate?: () => void;
}

function Tab({
  id,
  label,
  edition,
  hrefs,
  asLinks,
  onNavigate,
}: Omit<Props, 'className' | 'isElsewhere'> & {id: Edition; label: string}): ReactNode {
  const active = id === edition;
  return asLinks ? (
    <Link to={hrefs[id]} aria-current={active ? 'page' : undefined} onClick={onNavigate}>
      {label}
    </Link>
  ) : (
    <button type="button" aria-pressed={active} onClick={() => editionStore.choose(id)}>
      {label}
    </button>
  );
}

/**
 * The switch "Allt / Excel / Webb": the tabs under a workbook. On a category page its parts are
 * links to the same category of the other editions; on other pages they change the sidebar and
 * the reader stays on the page.
 */
export function EditionSwitch({className, ...data}: Props): ReactNode {
  const names = labels();
  const title = translate({
    id: 'yt.edition.title',
    message: 'Visa sidor för',
    description: 'Title of the edition switch',
  });
  return (
    <div className={clsx('yt-edition', className)} role="group" aria-label={title}>
      <span className="yt-edition__label" aria-hidden="true">
        {title}
      </span>
      <div className="yt-edition__tabs">
        {editionIds.map((id) => (
          <Tab key={id} id={id} label={names[id]} {...data} />
        ))}
      </div>
      {data.isElsewhere && (
        <p className="yt-edition__label">
          <Translate id="yt.edition.elsewhere">Sidan du läser står under Allt.</Translate>
        </p>
      )}
    </div>
  );
}
