import { Spinner } from './Spinner.tsx';
import { FileIcon } from './signIcons.tsx';
import './FileLink.css';

export type FileLinkProps = {
  name: string;
  /** Kind and size: “PDF, 240 kB”. */
  meta: string;
} & (
  | { href: string; onPress?: undefined; busy?: undefined; busyLabel?: undefined }
  // A file behind a login is fetched with a token, so this is a button, which can be busy.
  | { href?: undefined; onPress: () => void; busy: boolean; busyLabel: string }
);

/** File as a link, or as a button if the file needs a token; a status announces `busyLabel` while it is fetched. */
export function FileLink({ name, meta, href, onPress, busy, busyLabel }: FileLinkProps) {
  const content = (
    <>
      {busy ? <Spinner label={busyLabel} /> : <FileIcon />}
      <span>
        <span className="file-link-name">{name}</span> <span className="file-link-meta">{meta}</span>
      </span>
    </>
  );
  return href === undefined ? (
    <>
      <button
        type="button"
        className="file-link"
        aria-disabled={busy || undefined}
        {...(busy ? {} : { onClick: onPress })}
      >
        {content}
      </button>
      <span role="status" className="visually-hidden">
        {busy && busyLabel}
      </span>
    </>
  ) : (
    <a className="file-link" href={href}>
      {content}
    </a>
  );
}
