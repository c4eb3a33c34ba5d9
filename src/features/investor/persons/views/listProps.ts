import type { UboPerson } from '#domain/shop/onboarding.ts';

export interface ListProps {
  companyName: string;
  listed: readonly UboPerson[];
  /** Persons of both lists. */
  all: readonly UboPerson[];
  busy: boolean;
  /** Id of the text that announces a running change, which disables all other actions; undefined if there is none. */
  waitsFor: string | undefined;
  /** True if the step's rule is met. */
  complete: boolean;
  onAdd: () => void;
  onEdit: (id: number) => void;
  onRemove: (id: number) => void;
}

export interface AuthorityProps {
  /** True for a power of attorney chosen last, false for the register; null if the shop's value applies. */
  byPower: boolean | null;
  onAuthority: (id: number, byPower: boolean) => void;
}
