import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type FinishedPage, type KeptTexts, type PageEdit, placeFor} from '../../../packages/finished-pages';
import {pageFacts} from '../pageFacts';
import type {CardText} from './card';
import {loadPainter, type Painter} from './paint';
import {cardAlternative, cardTags} from './tags';

/** Hosts let files below `assets` be kept for ever: the name changes with the picture. */
const folder = 'assets/cards';

const place = placeFor('social-card');

/** Nobody shares the page that says that there is no page. */
const errorPage = '404.html';

function textOf({page}: FinishedPage): CardText {
  const {heading, crumbs, kind, canonical} = pageFacts(page);
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
    let painter: Promise<Painter> | undefined;
    await mkdir(path.join(outDir, folder), {recursive: true});

    async function paint(text: CardText, known: KeptTexts): Promise<Buffer> {
      const png = await known.text(['card', JSON.stringify(text)], async () => {
        painter ??= loadPainter(siteDir);
        return (await (await painter)(text)).toString('base64');
      });
      return Buffer.from(png, 'base64');
    }

    async function tagsFor(page: FinishedPage): Promise<string> {
      const text = textOf(page);
      const png = await paint(text, kept);
      const name = `${createHash('sha256').update(png).digest('hex').slice(0, 16)}.png`;
      await writeFile(path.join(outDir, folder, name), png);
      return cardTags(`${siteConfig.url}${baseUrl}${folder}/${name}`, cardAlternative(text, brand));
    }

    return async (page) => {
      const tags = page.name === errorPage ? '' : await tagsFor(page);
      return (html) => place.fill(html, tags, page.name);
    };
  },
});
