/**
 * Advance widths of Figtree's printable ASCII (U+0020 to U+007E) at weight 600, in thousandths of the font size.
 * Lighter weights are at most 2 % narrower. A layout from a table is the same in every browser, before the font has
 * loaded, and in Node, where the specs check it.
 */
// biome-ignore format: sixteen to a line, as in a code chart
const WIDTHS = [
  241, 307, 376, 630, 558, 802, 646, 227, 370, 370, 485, 629, 245, 411, 232, 415,
  645, 419, 571, 551, 628, 578, 574, 548, 613, 574, 282, 287, 629, 629, 629, 509,
  991, 699, 612, 723, 695, 590, 550, 750, 750, 282, 537, 644, 530, 853, 774, 783,
  594, 785, 637, 610, 572, 705, 711, 975, 653, 630, 635, 336, 415, 336, 569, 436,
  247, 524, 592, 544, 591, 551, 384, 596, 565, 250, 282, 517, 236, 864, 564, 581,
  597, 586, 363, 466, 393, 564, 542, 815, 512, 556, 483, 391, 257, 391, 628,
];
/** Width of any other character: names in code are ASCII. */
const OTHER = 800;

/** Returns the width of a text in pixels at this font size. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += WIDTHS[(letter.codePointAt(0) ?? 0) - 32] ?? OTHER;
  return Math.ceil((sum * size) / 1000);
}
