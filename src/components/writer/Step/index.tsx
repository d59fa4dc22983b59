import type {ReactNode} from 'react';

/** One step: what to do, and in a `Result` what you see when it worked. */
export default function Step({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <li>
      <div>{children}</div>
    </li>
  );
}
