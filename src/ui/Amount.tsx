import './Amount.css';

export type AmountProps = {
  /** Amount as formatted by Intl. */
  children: string;
  /** Hides the amount from people who look over the user's shoulder; screen readers read this text instead. */
  masked?: string | undefined;
  /** `display`: the page's single large figure. */
  size?: 'text' | 'display';
};

/** Sum of money: tabular figures that never break. */
export function Amount({ children, masked, size = 'text' }: AmountProps) {
  return (
    <span className="amount" data-size={size}>
      {masked === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">••••</span>
          <span className="visually-hidden">{masked}</span>
        </>
      )}
    </span>
  );
}
