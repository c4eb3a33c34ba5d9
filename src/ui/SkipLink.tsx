import './SkipLink.css';

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  );
}
