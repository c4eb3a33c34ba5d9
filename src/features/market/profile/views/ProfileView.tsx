import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Async, type AsyncData, isLacking } from '#components/async/Async.tsx';
import { Avatar } from '#components/item/Avatar.tsx';
import { CollectionGrid, CollectionPlaceholders } from '#components/item/CollectionGrid.tsx';
import columns from '#components/item/columns.module.css';
import { ItemPlaceholders } from '#components/item/ItemGrid.tsx';
import { cardSizes } from '#components/item/itemText.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { MissingPicture } from '#components/media/MissingPicture.tsx';
import { Picture } from '#components/media/Picture.tsx';
import { MessagePage } from '#components/message/MessagePage.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import type { Profile, WorkCollection } from '#domain/shop/item.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProductArt } from '#ui/ProductArt.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { TabNav } from '#ui/TabNav.tsx';
import classes from './profile.module.css';

export interface ProfileViewProps {
  read: AsyncData<Profile>;
  children: (person: Profile) => ReactNode;
}

/** Profile page (requirement 2.23), once its person is read. */
export function ProfileView({ read, children }: ProfileViewProps) {
  const { t } = useLingui();
  if (read.data === null && read.failure?.kind === 'notFound' && !read.loading) return <NobodyView />;
  return (
    <div className="row page">
      <Async
        read={read}
        page={t`Profil`}
        failed={t`Das Profil konnte nicht geladen werden.`}
        skeleton={
          <div className="stack" data-gap="xl">
            <SkeletonBlock height="22rem" />
            <ItemPlaceholders count={pageSizes.marketplaceHomeItems} />
          </div>
        }
      >
        {children}
      </Async>
    </div>
  );
}

const profileParts = ['works', 'collections', 'pictures'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** Part of a profile from an address; the works if unknown. */
export const profilePartOf = (text = ''): ProfilePart => profileParts.find((part) => part === text) ?? 'works';

export interface ProfilePartsViewProps {
  person: Profile;
  isOwn: boolean;
  part: ProfilePart;
  collections: AsyncData<WorkCollection[]>;
  addressOf: (part: ProfilePart) => string;
  /** Works of the person, if this part is shown. */
  children: ReactNode;
}

/** Banner, picture, name and description; below them works, collections or further pictures, each with its address. */
export function ProfilePartsView({ person, isOwn, part, collections, addressOf, children }: ProfilePartsViewProps) {
  const { t } = useLingui();
  const names = { works: t`Werke`, collections: t`Sammlungen`, pictures: t`Bilder` };
  const pictures = picturesOf(person.mediaFiles, 'gallery');
  const isEmpty: Record<ProfilePart, boolean> = {
    works: false,
    collections: isLacking(collections) || collections.data?.length === 0,
    pictures: pictures.length === 0,
  };
  return (
    <>
      <Head person={person} isOwn={isOwn} collections={collections.data?.length ?? 0} />
      <TabNav
        label={t`Bereiche des Profils`}
        tabs={profileParts
          .filter((each) => each === part || !isEmpty[each])
          .map((each) => ({ href: addressOf(each), label: names[each], current: each === part }))}
      />
      <section className="stack" data-gap="lg" aria-labelledby="part">
        <h2 id="part" className="visually-hidden">
          {names[part]}
        </h2>
        {children}
        {part === 'collections' && (
          <Async
            read={collections}
            failed={t`Die Sammlungen konnten nicht geladen werden.`}
            skeleton={<CollectionPlaceholders count={pageSizes.homeCollections} />}
          >
            {(found) =>
              found.length === 0 ? (
                <EmptyState title={t`Hier gibt es noch keine Sammlungen.`} />
              ) : (
                <CollectionGrid collections={found} />
              )
            }
          </Async>
        )}
        {part === 'pictures' && <Gallery pictures={pictures} profileName={person.profileName} />}
      </section>
    </>
  );
}

const picturesOf = (files: Profile['mediaFiles'], kind: Profile['mediaFiles'][number]['mediaType']) =>
  files.flatMap(({ mediaType, url, widths }) => (mediaType === kind && url !== null ? [{ url, widths }] : []));

interface HeadProps extends Pick<ProfilePartsViewProps, 'person' | 'isOwn'> {
  /** Number of collections; 0 while unknown. */
  collections: number;
}

function Head({ person, isOwn, collections }: HeadProps) {
  const { t } = useLingui();
  const { uuid, profileName, profileDescription, mediaFiles, itemCount } = person;
  const [banner] = picturesOf(mediaFiles, 'banner');
  const pattern = <ProductArt code={uuid} />;
  return (
    <div className={classes.head}>
      <div className={classes.banner}>
        {banner ? (
          <Picture
            of={banner}
            alt=""
            sizes="(max-width: 75rem) 94vw, 72rem"
            fallback={pattern}
            width="1200"
            height="300"
          />
        ) : (
          pattern
        )}
      </div>
      <div className={classes.person}>
        <Avatar of={person} size="lg" />
        <PageHeader
          title={<bdi>{profileName}</bdi>}
          lede={
            <>
              {itemCount !== null && <Plural value={itemCount} one="# Werk" other="# Werke" />}
              {collections > 0 && (
                <>
                  {itemCount !== null && ' · '}
                  <Plural value={collections} one="# Sammlung" other="# Sammlungen" />
                </>
              )}
            </>
          }
          actions={
            isOwn && <ButtonLink href={pathTo('/edit-profile')} variant="secondary">{t`Profil bearbeiten`}</ButtonLink>
          }
        />
        <div className={classes.description}>
          {profileDescription && <p dir="auto">{profileDescription}</p>}
          {isOwn && (
            <p className="soft small">
              <Trans>Das ist Ihr Profil, wie andere es sehen.</Trans>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

interface GalleryProps extends Pick<Profile, 'profileName'> {
  pictures: ReturnType<typeof picturesOf>;
}

/** Pictures beside a person's works, without descriptions. */
function Gallery({ pictures, profileName }: GalleryProps) {
  const { t } = useLingui();
  return pictures.length === 0 ? (
    <EmptyState title={t`Hier gibt es noch keine Bilder.`} />
  ) : (
    <ul className={`${columns.columns} ${classes.gallery}`}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <Picture
            of={picture}
            alt={t`Bild ${index + 1} von ${profileName}`}
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
