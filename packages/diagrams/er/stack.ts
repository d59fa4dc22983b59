/** Puts what stands in each layer close together: the layers that dagre makes are half empty. */
import {tableGap} from './model';

/** A table, or the height at which a line passes between tables, which is zero high. */
export interface Piece {
  readonly layer: number;
  readonly height: number;
  /** Where its centre stood with all the room there is; pieces keep that order. */
  readonly wanted: number;
}

/** Room between two pieces that follow each other. */
const gapOf = (above: Piece, below: Piece) => (above.height && below.height ? tableGap : tableGap / 2);

/** Lowest tops of a layer's pieces, one below the other, each no higher than its `floor`. */
function topsOf(pieces: readonly Piece[], floor: (index: number) => number = () => 0): number[] {
  const tops: number[] = [];
  pieces.forEach((piece, index) => {
    const above = pieces[index - 1];
    const free = above ? tops[index - 1]! + above.height + gapOf(above, piece) : 0;
    tops.push(Math.max(free, floor(index)));
  });
  return tops;
}

/** Centres of the pieces by their names, no lower than the fullest layer needs, and as near to what they want as that allows. */
export function stack(named: ReadonlyMap<string, Piece>): Map<string, number> {
  const names = [...named.keys()].sort((a, b) => named.get(a)!.wanted - named.get(b)!.wanted);
  const layers = [...new Set([...named.values()].map(({layer}) => layer))].map((layer) =>
    names.filter((name) => named.get(name)!.layer === layer),
  );
  const piecesOf = (layer: readonly string[]) => layer.map((name) => named.get(name)!);
  const bottoms = layers.map(piecesOf).map((pieces) => topsOf(pieces).at(-1)! + pieces.at(-1)!.height);
  const height = Math.max(...bottoms);
  const scale = height / Math.max(...[...named.values()].map((piece) => piece.wanted + piece.height / 2));

  const centres = new Map<string, number>();
  for (const layer of layers) {
    const pieces = piecesOf(layer);
    const tops = topsOf(pieces, (index) => pieces[index]!.wanted * scale - pieces[index]!.height / 2);
    // From below: what the ones further down leave.
    for (let index = pieces.length - 1; index >= 0; index -= 1) {
      const piece = pieces[index]!;
      const below = pieces[index + 1];
      const room = below ? tops[index + 1]! - gapOf(piece, below) : height;
      tops[index] = Math.min(tops[index]!, room - piece.height);
      centres.set(layer[index]!, Math.round(tops[index]! + piece.height / 2));
    }
  }
  return centres;
}
