import type { PersonaKey } from '#sandbox/personas.ts';

export interface CreatorSeed {
  profileName: string;
  firstName: string;
  lastName: string;
  /** Profile text in the creator’s own language: profiles have no translations. */
  description: string;
  persona?: PersonaKey;
  /** Mail address of a creator who is no persona; they log in with the password of all personas. */
  email?: string;
}

/** Creators; their numbers of works differ as far as forty works allow. */
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

/** Name of a creator’s pictures, in plain letters and digits as their addresses require. */
export const portraitOf = (profileName: CreatorName) =>
  `profile-${CREATORS.findIndex((each) => each.profileName === profileName) + 1}`;
