/* How wide a name on a block is, in the letters that this browser has for it. */

/** What a letter takes, as a part of its size, where nothing can be measured. */
const USUAL = 0.62;
const known = new Map<string, number>();
let brush: CanvasRenderingContext2D | null = null;

function brushForNames(): CanvasRenderingContext2D | null {
  if (typeof document === 'undefined') return null;
  brush ??= document.createElement('canvas').getContext('2d');
  if (brush) brush.font = `700 100px ${getComputedStyle(document.documentElement).getPropertyValue('--serif') || 'serif'}`;
  return brush;
}

/** As a part of the letters' size. */
function widthOf(text: string): number {
  let width = known.get(text);
  if (width === undefined) {
    width = (brushForNames()?.measureText(text).width ?? text.length * USUAL * 100) / 100;
    known.set(text, width);
  }
  return width;
}

/** The length that a text is pressed to where it would not fit into the room; undefined where it does. */
export function pressedTo(text: string, size: number, room: number): number | undefined {
  return widthOf(text) * size > room ? room : undefined;
}
