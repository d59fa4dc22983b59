import {type Element, textOf} from '../../../packages/common';
import type {Node, Page} from '../../../packages/html-page';
import type {Thing} from './breadcrumbs';

/** Anchor of the section in which a page asks questions and answers them: `## Vanliga frågor {#questions}`. */
const section = 'questions';

interface Question {
  readonly question: string;
  readonly answer: string[];
}

const isElement = (node: Node): node is Element => 'tagName' in node;

/** The elements between a heading and the next. */
function below(heading: Element): Element[] {
  const siblings = (heading.parentNode?.childNodes ?? []).filter(isElement);
  const rest = siblings.slice(siblings.indexOf(heading) + 1);
  const end = rest.findIndex(({tagName}) => /^h[1-6]$/.test(tagName));
  return end === -1 ? rest : rest.slice(0, end);
}

/** The bold question that a paragraph begins with. */
function questionOf(paragraph: Element): string | undefined {
  const first = paragraph.childNodes[0];
  const bold = first && isElement(first) && first.tagName === 'strong' ? textOf(first) : '';
  return bold.endsWith('?') ? bold : undefined;
}

/** A question, what follows it in its paragraph, and every element up to the next question. */
function collect(elements: readonly Element[]): Question[] {
  const questions: Question[] = [];
  for (const element of elements) {
    const question = questionOf(element);
    const text = textOf(element);
    if (question !== undefined) {
      questions.push({question, answer: [text.slice(question.length).trim()]});
    } else {
      questions.at(-1)?.answer.push(text);
    }
  }
  return questions;
}

/**
 * The questions that a page asks, each with the whole of its answer.
 *
 * @returns undefined for a page that asks none
 * @throws when a question has no answer
 */
export function questions(page: Page): Thing | undefined {
  const heading = page.first(`:is(h2, h3, h4, h5, h6)[id="${section}"]`);
  const asked = heading ? collect(below(heading)) : [];
  if (asked.length === 0) {
    return undefined;
  }
  const mainEntity = asked.map(({question, answer}) => {
    const text = answer.join(' ').trim();
    if (text === '') {
      throw new Error(
        `${page.file}: the question "${question}" has no answer. Write it behind the question, in the same paragraph or the next.`,
      );
    }
    return {'@type': 'Question', name: question, acceptedAnswer: {'@type': 'Answer', text}};
  });
  return {'@type': 'FAQPage', mainEntity};
}
