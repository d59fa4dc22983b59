import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {KindBadge} from './KindBadge';
import type {PageKind} from '../product/pages';
import {editionsPhrase, rolesPhrase, type PageEdition} from './labels';

/** What the front matter says of a page. */
export interface PageFacts {
  readonly kind?: PageKind;
  readonly editions?: readonly PageEdition[];
  readonly roles?: readonly string[];
}

/** The strip under a page's lead: kind of page, editions it concerns, roles that can do it. */
export function FactStrip({kind, editions = [], roles = []}: PageFacts): ReactNode {
  if (!kind && editions.length === 0 && roles.length === 0) {
    return null;
  }
  return (
    <dl className="yt-facts">
      {kind && (
        <div>
          <dt>
            <Translate id="yt.facts.kind">Typ av sida</Translate>
          </dt>
          <dd>
            <KindBadge kind={kind} />
          </dd>
        </div>
      )}
      {editions.length > 0 && (
        <div>
          <dt>
            <Translate id="yt.facts.editions">Gäller</Translate>
          </dt>
          <dd>{editionsPhrase(editions)}</dd>
        </div>
      )}
      {roles.length > 0 && (
        <div>
          <dt>
            <Translate id="yt.facts.roles">Roll</Translate>
          </dt>
          <dd>{rolesPhrase(roles)}</dd>
        </div>
      )}
    </dl>
  );
}
