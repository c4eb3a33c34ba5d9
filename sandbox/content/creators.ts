import * as z from 'zod/mini';
import creators from './data/creators.json' with { type: 'json' };
import { PersonaKey } from './people.ts';

const Creator = z.object({
  profileName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Profile text in the creator’s own language: profiles have no translations. */
  description: z.string(),
  /** Persona, or mail address of a creator who is none; they log in with the password of all personas. */
  account: z.union([z.object({ persona: PersonaKey }), z.object({ email: z.string() })]),
});
export type CreatorSeed = z.infer<typeof Creator>;

/** Creators; their numbers of works differ as far as forty works allow. */
export const CREATORS: readonly CreatorSeed[] = z.array(Creator).parse(creators);

/** Name of a creator’s pictures, in plain letters and digits as their addresses require. */
export const portraitOf = (profileName: string) =>
  `profile-${CREATORS.findIndex((each) => each.profileName === profileName) + 1}`;
