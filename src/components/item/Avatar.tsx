import { Picture } from '#components/media/Picture.tsx';
import type { Profile } from '#domain/shop/item.ts';
import { avatarOf } from './itemText.ts';
import classes from './people.module.css';

/** Widths as in people.module.css. */
const WIDTHS = { sm: '3rem', md: '3.5rem', lg: '7rem' };

export interface AvatarProps {
  of: Pick<Profile, 'profileName' | 'profileImage' | 'mediaFiles'>;
  size?: keyof typeof WIDTHS;
}

/** Profile picture, or the first letter of the name. Decorative: the name is beside it. */
export function Avatar({ of, size = 'md' }: AvatarProps) {
  const picture = avatarOf(of);
  const letter = [...of.profileName][0]?.toUpperCase();
  return (
    <span className={classes.avatar} data-size={size} aria-hidden="true">
      {picture === null ? (
        letter
      ) : (
        <Picture
          of={picture}
          alt=""
          sizes={WIDTHS[size]}
          fallback={letter}
          loading="lazy"
          decoding="async"
          width="112"
          height="112"
        />
      )}
    </span>
  );
}
