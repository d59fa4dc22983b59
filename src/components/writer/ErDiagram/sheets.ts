/** Height that a sheet of A4 on its side has for a drawing, in its width (styles.module.css has both). */
const sheetHeight = 175 / 277;

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly tables: readonly {readonly y: number; readonly height: number}[];
}

/** Part of a drawing that a sheet shows, in user units. */
export interface Sheet {
  readonly y: number;
  readonly height: number;
}

/** Heights at which a line from left to right meets no table. */
function cutsOf({tables}: Drawing): number[] {
  const cuts: number[] = [];
  let bottom = 0;
  for (const {y, height} of [...tables].sort((one, other) => one.y - other.y)) {
    if (bottom > 0 && y > bottom) {
      cuts.push(Math.round((bottom + y) / 2));
    }
    bottom = Math.max(bottom, y + height);
  }
  return cuts;
}

/** Parts of at most such a height, as few as can be; undefined when a part would have to be higher. */
function partsUpTo(limit: number, cuts: readonly number[]): Sheet[] | undefined {
  const sheets: Sheet[] = [];
  const end = cuts.at(-1)!;
  for (let y = 0; y < end; y += sheets.at(-1)!.height) {
    const next = cuts.findLast((cut) => cut > y && cut <= y + limit);
    if (next === undefined) {
      return undefined;
    }
    sheets.push({y, height: next - y});
  }
  return sheets;
}

/**
 * The parts that a drawing is printed in: no table is cut, and there are as many sheets as it fills when it is as
 * wide as they are. A part that is higher than its sheet is drawn smaller.
 */
export function sheetsOf(drawing: Drawing): readonly Sheet[] {
  const cuts = [...cutsOf(drawing), drawing.height];
  const limit = drawing.width * sheetHeight;
  const most = Math.max(1, Math.floor(drawing.height / limit));
  for (let height = Math.ceil(limit); ; height += 1) {
    const sheets = partsUpTo(height, cuts);
    if (sheets && sheets.length <= most) {
      return sheets;
    }
  }
}
