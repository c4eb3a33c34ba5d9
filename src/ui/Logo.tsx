import './Logo.css';

/** Parquet mark with the brand's name, which comes from the shop. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <svg width="26" height="26" viewBox="0 0 26 26" fill="currentColor" aria-hidden="true">
        <path d="M2 8 8 2l5 5-6 6zM13 19l6-6 5 5-6 6z" />
        <path d="m13 7 5-5 6 6-5 5zM2 18l5-5 6 6-5 5z" opacity=".45" />
      </svg>
      {name}
    </span>
  );
}
