import * as z from 'zod/mini';
import creators from './data/creators.json' with { type: 'json' };
import { PersonaKey } from './people.ts';

const Creator = z.object({
  profileName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Profile text in the creator’s own language: profiles have no translations. */
  description: z.string(),
  /** Persona, or email address of a creator without one, who logs in with the password of all personas. */
  account: z.union([z.object({ persona: PersonaKey }), z.object({ email: z.string() })]),
});
export type CreatorSeed = z.infer<typeof Creator>;

/** Creators of the forty works, from one work to seven each. */
export const CREATORS: readonly CreatorSeed[] = z.array(Creator).parse(creators);

/** Name of a creator’s pictures, in plain letters and digits as their addresses require. */
export const portraitOf = (profileName: string) =>
  `profile-${CREATORS.findIndex((each) => each.profileName === profileName) + 1}`;
