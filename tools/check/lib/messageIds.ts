import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A text of the interface where the code uses it. */
export interface UsedMessage {
  /** Undefined when the id is not a plain string, so that no tool can know it. */
  readonly id: string | undefined;
  readonly file: string;
  readonly line: number;
}

function plainString(node: ts.Node | undefined): string | undefined {
  if (node && ts.isJsxExpression(node)) {
    return plainString(node.expression);
  }
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** The id in `translate({id: '…'})`. */
function idOfCall(node: ts.CallExpression): ts.Node | undefined {
  const [argument] = node.arguments;
  if (!argument || !ts.isObjectLiteralExpression(argument)) {
    return argument;
  }
  const property = argument.properties.find((candidate) => candidate.name?.getText() === 'id');
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The id in `<Translate id="…">`. */
function idOfElement(node: ts.JsxOpeningLikeElement): ts.Node | undefined {
  const attribute = node.attributes.properties.find((candidate) => candidate.name?.getText() === 'id');
  return attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
}

/** The node that holds the id, when `node` is a use of the framework's translation; otherwise `false`. */
function useAt(node: ts.Node): ts.Node | undefined | false {
  if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
    return idOfCall(node);
  }
  if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === 'Translate') {
    return idOfElement(node);
  }
  return false;
}

/** Texts of the interface that a source file uses, by `translate()` and `<Translate>` of the framework. */
export function messagesIn(file: string, source: string): UsedMessage[] {
  if (!source.includes('@docusaurus/Translate')) {
    return [];
  }
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: UsedMessage[] = [];
  const visit = (node: ts.Node): void => {
    const use = useAt(node);
    if (use !== false) {
      found.push({id: plainString(use), file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1});
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

/** Texts of the interface that the code under `src` and `plugins` uses. */
export function usedMessages(root: string): UsedMessage[] {
  return ['src', 'packages', 'plugins']
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
        .sort()
        .flatMap((name) => {
          const file = path.posix.join(folder, name.split(path.sep).join('/'));
          return messagesIn(file, readFileSync(path.join(root, file), 'utf8'));
        }),
    );
}
