import {Fragment, type ComponentProps, type ReactNode} from 'react';

const separator = / > /;

/**
 * A path through menus: what you click, in order. The signs between the names are for the eye and
 * for what is copied; a screen reader would say "greater than". Each stays with the name before it, so that none begins a line.
 *
 * @param path names separated by ` > `
 */
export default function MenuPath({path}: {readonly path: string}): ReactNode {
  return (
    <strong className="yt-path">
      {path.split(separator).map((name, index, all) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span>
            {name}
            {index < all.length - 1 && <i aria-hidden="true"> ›</i>}
          </span>
        </Fragment>
      ))}
    </strong>
  );
}

/** Strong text; a path through menus, written `**Portal > Licenser**`, looks like one. */
export function Strong(props: ComponentProps<'strong'>): ReactNode {
  const {children} = props;
  return typeof children === 'string' && separator.test(children) ? (
    <MenuPath path={children} />
  ) : (
    <strong {...props} />
  );
}
