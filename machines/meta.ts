/**
 * What a state says about itself. `screen` names the page that it shows, by its path without the first slash and what
 * varies (`orders/finish` for `/orders/$uuid/finish`); each machine says which it has, and a check knows the tables of
 * screens. `requirement` cites where the state comes from: `spec 4, session`, `design, Reliability: never loops`, a law
 * or a standard; several parted by `; `. A check knows what there is to cite.
 */
export interface Meta<Screen extends string = never> {
  screen?: Screen;
  requirement: string;
}
