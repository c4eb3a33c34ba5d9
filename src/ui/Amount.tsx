import './Amount.css';

export type AmountProps = {
  /** The amount as Intl formatted it. */
  children: string;
  /** Hides the amount from people who look over the user's shoulder; screen readers read this text instead. */
  masked?: string | undefined;
  /** `display`: the one large figure of a page. */
  size?: 'text' | 'display';
};

/** A sum of money: tabular figures that never break. */
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
