import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type FinishedPage, type PageEdit, placeInHead} from '../../../packages/finished-pages';
import {type PageFacts, pageFacts} from '../pageFacts';
import {type CardText, type CardTools, drawFrame, drawTitle, type FrameText, type TitleDrawing} from './card';
import {loadFaces} from './font';
import {painter, type Picture} from './render';
import {cardAlternative, cardTags} from './tags';

/** Hosts let files below `assets` be kept for ever: the name changes with the picture. */
const folder = 'assets/cards';

const place = placeInHead('social-card');

/** Nobody shares the page that says that there is no page. */
const errorPage = '404.html';

async function loadTools(siteDir: string): Promise<CardTools> {
  const faces = await loadFaces(path.join(siteDir, 'static/fonts/schibsted-grotesk-yttra.woff2'), {
    bold: 700,
    semibold: 600,
    regular: 400,
  });
  const logo = await readFile(path.join(siteDir, 'static/img/logo.svg'), 'utf8');
  return {...faces, wordmark: logo.replace(/<\/?svg[^>]*>|<title>.*?<\/title>/g, '')};
}

function textOf({heading, crumbs, kind, canonical}: PageFacts): CardText {
  return {title: heading, section: crumbs[0]?.label, kind, host: new URL(canonical).host};
}

/**
 * A picture of every page for services that show links, made after the build: nothing of it
 * travels with the client's scripts. The page's head holds a mark, which gives way to the tags.
 */
export const socialCards = ({brand}: {readonly brand: string}): PageEdit => ({
  name: 'social-cards',
  tags: {headTags: [place.mark]},
  async prepare({outDir, baseUrl, siteDir, siteConfig}, kept) {
    let tools: Promise<CardTools> | undefined;
    const paint = painter(path.join(siteDir, '.cache/social-cards'));
    await mkdir(path.join(outDir, folder), {recursive: true});

    const withTools = async <T>(draw: (ready: CardTools) => T): Promise<T> =>
      draw(await (tools ??= loadTools(siteDir)));

    const frameOf = (text: FrameText) =>
      kept.text(['card-frame', JSON.stringify(text)], () => withTools((ready) => drawFrame(text, ready)));

    async function titleOf(text: string): Promise<TitleDrawing> {
      const drawn = await kept.text(['card-title', text], () =>
        withTools((ready) => JSON.stringify(drawTitle(text, ready))),
      );
      return JSON.parse(drawn) as TitleDrawing;
    }

    async function publish({name, png}: Picture): Promise<string> {
      await writeFile(path.join(outDir, folder, name), png);
      return `${siteConfig.url}${baseUrl}${folder}/${name}`;
    }

    async function tagsFor(page: FinishedPage): Promise<string> {
      if (page.name === errorPage) {
        return '';
      }
      const text = textOf(pageFacts(page.document(), page.name));
      const {title, ...frame} = text;
      return cardTags(
        await publish(await paint(await frameOf(frame), await titleOf(title))),
        cardAlternative(text, brand),
      );
    }

    return async (page) => {
      const tags = await tagsFor(page);
      return (html) => place.fill(html, tags, page.name);
    };
  },
});
