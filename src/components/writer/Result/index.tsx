import {Children, isValidElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Sign from '../../Sign';
import styles from './styles.module.css';

/** The words of a single paragraph, so that they can follow the label on its line. */
function soleParagraph(children: ReactNode): ReactNode | undefined {
  const blocks = Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [only] = blocks;
  return blocks.length === 1 && isValidElement<{children?: ReactNode}>(only) && only.type === 'p'
    ? only.props.children
    : undefined;
}

/** What the reader sees when the step worked, led in by “Du ser:”. */
export default function Result({children}: {readonly children: ReactNode}): ReactNode {
  const words = soleParagraph(children);
  const [Box, Content] = words === undefined ? (['div', 'div'] as const) : (['p', 'span'] as const);
  return (
    <Box className="yt-result">
      <Sign name="result" />
      <Content className={words === undefined ? styles.blocks : undefined}>
        <b>{translate({id: 'yt.result.label', message: 'Du ser:'})}</b> {words ?? children}
      </Content>
    </Box>
  );
}
