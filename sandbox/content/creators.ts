import type { PersonaKey } from '#sandbox/personas.ts';

/** Somebody who makes works, as their profile shows them. */
export interface CreatorSeed {
  /** Name of the profile, and of its pictures. */
  profileName: string;
  firstName: string;
  lastName: string;
  /** In the creator's own language: nobody translates profiles. */
  description: string;
  /** The persona whom this profile is of. */
  persona?: PersonaKey;
  /** The address of one who is no persona, for logging in with the password of all personas. */
  email?: string;
}

/** Creators, no two with the same number of works, as far as forty allow it. */
export const CREATORS = [
  {
    profileName: 'thomas-brandt',
    firstName: 'Thomas',
    lastName: 'Brandt',
    description:
      'Ich zeichne Böden, auf denen ich gern stehen würde. Früher habe ich sie verlegt, heute lasse ich sie von einem Programm legen.',
    persona: 'professional',
  },
  {
    profileName: 'ida-falk',
    firstName: 'Ida',
    lastName: 'Falk',
    email: 'ida.falk@example.org',
    description:
      'Landschaften aus dem Zugfenster, Küsten nach Pegelständen. Jede Reihe beginnt mit einem Notizbuch und endet mit sechs Farben.',
  },
  {
    profileName: 'sternwarte-ost',
    firstName: 'Marek',
    lastName: 'Nowak',
    email: 'marek.nowak@example.org',
    description: 'Sternkarten für Nächte, an die sich sonst niemand erinnert. Auflage: einhundert, nie mehr.',
  },
  {
    profileName: 'nele-oort',
    firstName: 'Nele',
    lastName: 'Oort',
    email: 'nele.oort@example.org',
    description: 'Konkrete Kunst, ausgelost. Was das Los bestimmt, wird nicht mehr verändert.',
  },
  {
    profileName: 'weberei-lunt',
    firstName: 'Hanne',
    lastName: 'Lunt',
    email: 'hanne.lunt@example.org',
    description: 'Muster für Stoffe, die sich ohne Naht wiederholen. Seit 1998 am Webstuhl, seit 2019 auch daneben.',
  },
  {
    profileName: 'jonte-siel',
    firstName: 'Jonte',
    lastName: 'Siel',
    email: 'jonte.siel@example.org',
    description: 'Töne und Linien von der Nordsee. Meine Aufnahmen sind gerechnet, nicht aufgenommen.',
  },
  {
    profileName: 'mira-kessel',
    firstName: 'Mira',
    lastName: 'Kessel',
    email: 'mira.kessel@example.org',
    description: 'I fold grids until they look like ice. Small films, slow ones.',
  },
  {
    profileName: 'plattenladen',
    firstName: 'Ömer',
    lastName: 'Aydın',
    email: 'oemer.aydin@example.org',
    description: 'Kreise, die man hören kann.',
  },
  {
    profileName: 'studio-quer',
    firstName: 'Luise',
    lastName: 'Quer',
    email: 'luise.quer@example.org',
    description: '',
  },
  {
    profileName: 'łukasz-青木',
    firstName: 'Łukasz',
    lastName: 'Aoki',
    email: 'lukasz.aoki@example.org',
    description: 'Zeichnet selten. 一年に一枚。',
  },
] as const satisfies readonly CreatorSeed[];

export type CreatorName = (typeof CREATORS)[number]['profileName'];

/** How a creator's pictures are called, which are served under names of plain letters. */
export const portraitOf = (profileName: CreatorName) =>
  `profile-${CREATORS.findIndex((each) => each.profileName === profileName) + 1}`;
