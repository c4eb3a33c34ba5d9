import * as z from 'zod/mini';
import { Manner } from './art/works.ts';
import categories from './data/categories.json' with { type: 'json' };
import works from './data/works.json' with { type: 'json' };
import { Words } from './types.ts';

/** Categories of the marketplace; `parent` is the code of the parent category. */
export const ITEM_TAXONS: readonly { code: string; parent: string | null; name: Words; description: Words }[] =
  categories.works;

/** Description of a sound or film between two moments, in seconds. */
const Cue = z.extend(Words, { from: z.number(), to: z.number() });
export type Cue = z.infer<typeof Cue>;

const Work = z.object({
  code: z.string(),
  name: Words,
  /** Profile name of the creator. */
  creator: z.string(),
  /** Cents. */
  price: z.int(),
  supply: z.int(),
  onHand: z.int(),
  /** Medium besides the picture. */
  medium: z.optional(z.enum(['audio', 'video'])),
  /** Captions for users who cannot hear the sounds or see the films, which are silent. */
  captions: z.optional(z.array(Cue)),
});

const Series = z.object({
  collection: z.string(),
  description: Words,
  /** Code of the category in `ITEM_TAXONS`. */
  taxon: z.string(),
  manner: Manner,
  works: z.array(Work),
});

export interface ItemSeed extends z.infer<typeof Work>, Omit<z.infer<typeof Series>, 'works'> {
  slug: string;
}

/** Works in the order of the catalogue. */
export const ITEMS: readonly ItemSeed[] = z
  .array(Series)
  .parse(works)
  .flatMap(({ works, ...series }) => works.map((work) => ({ ...series, ...work, slug: work.code.toLowerCase() })));
