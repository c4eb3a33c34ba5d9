import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { AccountPlaces } from '#components/account/AccountPlaces.tsx';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { OwnProfile } from '#domain/shop/item.ts';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';

export interface ProfileFrameProps {
  read: AsyncData<OwnProfile>;
  children: (profile: OwnProfile) => ReactNode;
}

/** Frame of `/edit-profile`: says whether the profile is public, and links to it. */
export function ProfileFrame({ read, children }: ProfileFrameProps) {
  const { t } = useLingui();
  const profileName = read.data?.profileName;
  return (
    <AccountLayout current="profile">
      <PageHeader
        title={<Trans>Profil bearbeiten</Trans>}
        lede={
          read.data === null ? null : profileName ? (
            <Trans>
              So sehen andere Sie auf{' '}
              <Link href={pathTo('/profile/$profileName', { profileName })}>Ihrer Profilseite</Link>.
            </Trans>
          ) : (
            <Trans>Ihr Profil ist noch nicht sichtbar. Bitte geben Sie zuerst einen Profilnamen an.</Trans>
          )
        }
      />
      <Async
        read={read}
        failed={t`Ihr Profil konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="40rem" />}
      >
        {children}
      </Async>
      <AccountPlaces />
    </AccountLayout>
  );
}
