/** The screens that states show; a flow maps each to a view and to a path (spec section 2). */
export type Screen =
  | 'login'
  | 'login/2fa'
  | 'home'
  | 'order-process/token'
  | 'order-process/addresses'
  | 'order-process/payment-methods'
  | 'order-process/confirmation'
  | 'orders/finish'
  | 'payment/success'
  | 'payment/cancel';

/**
 * What a state says about itself. `requirement` cites where the state comes from: `spec 4, session`,
 * `design, Reliability: never loops`, a law or a standard; several parted by `; `. A check knows what there is to cite.
 */
export interface Meta {
  screen?: Screen;
  requirement: string;
}
