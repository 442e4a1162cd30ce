/* Signs of what an area is like, about the origin, as high as a small letter. */
const SIGNS: Readonly<Record<string, string>> = {
  capital: '<path class="s-capital" d="M0 -10L2.6 -3.4L9.6 -3L4.2 1.4L6 8.3L0 4.4L-6 8.3L-4.2 1.4L-9.6 -3L-2.6 -3.4Z"/>',
  mountain: '<path class="s-line s-solid" d="M-10 7L-3.5 -5L0 1L3.5 -4L10 7Z"/><path class="s-line" d="M-3.5 -5L-1.5 7M3.5 -4L5 7"/>',
  marsh: '<path class="s-line" d="M-10 5H10M-7 8.5H7M-5 2V-5M-5 2L-8 -3M-5 2L-2 -3M4 2V-6M4 2L1 -3M4 2L7 -3"/>',
  barren: '<path class="s-line" d="M0 8V-5M0 -1L-4 -5M0 -1L4 -5M0 4L-4 0M0 4L4 0"/><path class="s-cross" d="M-8 8L8 -8"/>',
};

export const signOf = (trait: string): string | undefined => SIGNS[trait];

/** Those of an area that are drawn. */
export const signsOf = (traits: readonly string[] | undefined): string[] => (traits ?? []).flatMap((trait) => SIGNS[trait] ?? []);
