import type {ReactNode} from 'react';
import type {HomeSection} from './content';

const drawings: Record<HomeSection['id'], {ink: string; accent: string}> = {
  report: {ink: 'M3.5 5.5h25v21h-25zM3.5 12.5h25M11.5 5.5v21M3.5 19.5h25', accent: 'M12.5 13.5h15.2v5.2H12.5z'},
  api: {ink: 'M11 6H4.5v20H11M21 6h6.5v20H21', accent: 'M9 13.5h5v5H9zM18 13.5h5v5h-5z'},
  'data-sources': {ink: 'M3.5 4.5h9v7h-9zM3.5 20.5h9v7h-9zM12.5 8H17v16h-4.5M17 16h4', accent: 'M20.5 11.5h9v9h-9z'},
};

/** The sign of a section: ink lines, one part in the accent. Decorative, its name stands beside it. */
export default function SectionSign({id}: {id: HomeSection['id']}): ReactNode {
  return (
    <svg className="si" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path d={drawings[id].ink} />
      <path className="a" d={drawings[id].accent} />
    </svg>
  );
}
