import classes from './people.module.css';

/** A person's picture, or the first letter of their name. Decoration: the name stands beside it. */
export function Avatar({ name, src, size = 'md' }: { name: string; src: string | null; size?: 'md' | 'lg' }) {
  return (
    <span className={classes.avatar} data-size={size} aria-hidden="true">
      {src === null ? (
        [...name][0]?.toUpperCase()
      ) : (
        <img src={src} alt="" loading="lazy" decoding="async" width="112" height="112" />
      )}
    </span>
  );
}
