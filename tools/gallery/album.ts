/** A picture, by what it shows. */
export interface Shot {
  readonly kind: string;
  readonly language: string;
  readonly mode: string;
  readonly width: number;
}

export function fileName({kind, language, mode, width}: Shot): string {
  return `${kind}-${language}-${mode}-${width}.png`;
}

function figure(shot: Shot): string {
  const file = fileName(shot);
  const words = `${shot.kind}, ${shot.language}, ${shot.mode}, ${shot.width} px`;
  return `<figure><a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a><figcaption>${words}</figcaption></figure>`;
}

/** A page that shows the pictures, kind by kind. */
export function album(shots: readonly Shot[]): string {
  const kinds = [...new Set(shots.map(({kind}) => kind))];
  const sections = kinds.map(
    (kind) =>
      `<h2>${kind}</h2>\n<div>${shots
        .filter((shot) => shot.kind === kind)
        .map(figure)
        .join('\n')}</div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
body { margin: 2rem; background: #777; color: #fff; font: 1rem system-ui; }
div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { margin: 0; }
img { display: block; height: 24rem; width: auto; max-width: 48rem; object-fit: cover; object-position: top; }
</style>
<h1>Gallery</h1>
${sections.join('\n')}
</html>
`;
}
