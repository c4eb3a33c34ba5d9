import './SkipLink.css';

/** First focusable element of the page: a link past the header to the content. */
export function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  );
}
