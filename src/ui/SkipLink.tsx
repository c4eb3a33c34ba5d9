import './SkipLink.css';

/** The first focusable element of the page: it leads past the header to the content. */
export function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  );
}
