import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { Avatar } from '#components/item/Avatar.tsx';
import columns from '#components/item/columns.module.css';
import { ItemPlaceholders } from '#components/item/ItemGrid.tsx';
import { cardSizes } from '#components/item/itemText.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { MissingPicture } from '#components/media/MissingPicture.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { MessagePage } from '#components/message/MessagePage.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import type { Profile } from '#domain/shop/item.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './profile.module.css';

export interface ProfileViewProps {
  read: AsyncData<Profile>;
  isOwn: boolean;
  /** Works of the person. */
  children: ReactNode;
}

/** Profile page: banner, picture, name, description, gallery and works (requirement 2.23). */
export function ProfileView({ read, isOwn, children }: ProfileViewProps) {
  const { t } = useLingui();
  if (read.data === null && read.failure?.kind === 'notFound' && !read.loading) return <NobodyView />;
  return (
    <div className="row page stack" data-gap="xl">
      <Async
        read={read}
        page={t`Profil`}
        failed={t`Das Profil konnte nicht geladen werden.`}
        skeleton={
          <div className="stack" data-gap="xl">
            <SkeletonBlock height="13rem" />
            <ItemPlaceholders count={pageSizes.marketplaceHomeItems} />
          </div>
        }
      >
        {(person) => (
          <>
            <Head person={person} isOwn={isOwn} />
            <Gallery person={person} />
            <section className="stack" data-gap="lg" aria-labelledby="works">
              <h2 id="works">{t`Werke`}</h2>
              {children}
            </section>
          </>
        )}
      </Async>
    </div>
  );
}

const picturesOf = (files: Profile['mediaFiles'], kind: Profile['mediaFiles'][number]['mediaType']) =>
  files.flatMap(({ mediaType, url, widths }) => (mediaType === kind && url !== null ? [{ url, widths }] : []));

function Head({ person, isOwn }: { person: Profile; isOwn: boolean }) {
  const { t } = useLingui();
  const { profileName, profileDescription, mediaFiles, itemCount } = person;
  const [banner] = picturesOf(mediaFiles, 'banner');
  return (
    <div className={classes.head}>
      <div className={classes.banner}>
        {banner && (
          <Picture
            of={banner}
            alt=""
            sizes="(max-width: 75rem) 94vw, 72rem"
            fallback={null}
            width="1200"
            height="300"
          />
        )}
      </div>
      <div className={classes.person}>
        <Avatar of={person} size="lg" />
        <div>
          <PageHeader
            title={<bdi>{profileName}</bdi>}
            lede={
              <>
                {itemCount !== null && <Plural value={itemCount} one="# Werk" other="# Werke" />}
                {isOwn && (
                  <>
                    {itemCount !== null && ' · '}
                    <Trans>Das ist Ihr Profil, wie andere es sehen.</Trans>{' '}
                    <Link href={pathTo('/edit-profile')}>{t`Profil bearbeiten`}</Link>
                  </>
                )}
              </>
            }
          />
          {profileDescription && (
            <p className={classes.description} dir="auto">
              {profileDescription}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Pictures beside a person's works, without descriptions. */
function Gallery({ person }: { person: Profile }) {
  const { t } = useLingui();
  const pictures = picturesOf(person.mediaFiles, 'gallery');
  if (pictures.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="gallery">
      <h2 id="gallery">{t`Bilder`}</h2>
      <ul className={`${columns.columns} ${classes.gallery}`}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <Picture
              of={picture}
              alt={t`Bild ${index + 1} von ${person.profileName}`}
              sizes={cardSizes}
              fallback={<MissingPicture />}
              width="480"
              height="480"
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** No public profile has this name; an account may exist all the same. */
function NobodyView() {
  const { t } = useLingui();
  return (
    <MessagePage
      title={<Trans>Dieses Profil gibt es nicht</Trans>}
      lede={<Trans>Vielleicht hat es inzwischen einen anderen Namen, oder die Adresse ist unvollständig.</Trans>}
    >
      <div>
        <ButtonLink href={pathTo('/browse')}>{t`Zur Galerie`}</ButtonLink>
      </div>
    </MessagePage>
  );
}

export function NoWorksView({ isOwn }: { isOwn: boolean }) {
  const { t } = useLingui();
  return <EmptyState title={isOwn ? t`Sie bieten zurzeit nichts an.` : t`Hier wird zurzeit nichts angeboten.`} />;
}
