import type { UboPerson } from '#domain/shop/onboarding.ts';

/** What both lists show, and what can be done from them. */
export interface ListProps {
  companyName: string;
  listed: readonly UboPerson[];
  /** Of both lists. */
  all: readonly UboPerson[];
  busy: boolean;
  /** Id of what says that a change is under way, while one is: until then nothing else can be done. */
  waitsFor: string | undefined;
  /** Whether the step's rule is kept. */
  complete: boolean;
  onAdd: () => void;
  onEdit: (id: number) => void;
  onRemove: (id: number) => void;
}

/** How whoever has the account acts for the company. */
export interface AuthorityProps {
  /** What they chose last; null where the shop says it. */
  byPower: boolean | null;
  onAuthority: (id: number, byPower: boolean) => void;
}
