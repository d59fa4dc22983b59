import {Fragment, type ReactNode} from 'react';

/** Keys to press together: `<Key combo="Ctrl+Alt+F9" />`. A plus at the end is the plus key. */
export default function Key({combo}: {readonly combo: string}): ReactNode {
  return combo.split(/\+(?=.)/).map((key, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}
