import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { itemName } from '#components/item/itemText.ts';
import { UnknownItem } from '#components/item/UnknownItem.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { MessagePage } from '#components/message/MessagePage.tsx';
import type { Item } from '#domain/shop/item.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { TabNav } from '#ui/TabNav.tsx';
import classes from './creations.module.css';

export type EditPage = 'work' | 'metadata';

export interface EditLayoutViewProps {
  read: AsyncData<{ item: Item; isOwn: boolean }>;
  code: string;
  page: EditPage;
  children: (item: Item) => ReactNode;
}

/** Frame of both edit pages of a work; shows a message instead if the work is missing or another creator's. */
export function EditLayoutView({ read, code, page, children }: EditLayoutViewProps) {
  const { t, i18n } = useLingui();
  if (read.data === null && read.failure?.kind === 'notFound' && !read.loading)
    return (
      <UnknownItem>
        <ButtonLink href={pathTo('/created')}>{t`Meine Werke`}</ButtonLink>
      </UnknownItem>
    );
  if (read.data?.isOwn === false) return <ForeignView code={code} />;
  const title = page === 'work' ? t`Werk bearbeiten` : t`Eigenschaften bearbeiten`;
  return (
    <div className="row page">
      <Async
        read={read}
        page={title}
        failed={t`Dieses Werk konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="40rem" />}
      >
        {({ item }) => (
          <div className={`stack ${classes.edit}`} data-gap="lg">
            <PageHeader
              eyebrow={<Link href={pathTo('/created')}>{t`Meine Werke`}</Link>}
              title={title}
              lede={
                <Link href={pathTo('/products/$productCode', { productCode: code })}>
                  <bdi>{itemName(item, i18n.locale)}</bdi>
                </Link>
              }
            />
            <TabNav
              label={t`Ihr Werk`}
              tabs={[
                {
                  href: pathTo('/edit-product/$productCode', { productCode: code }),
                  label: t`Werk`,
                  current: page === 'work',
                },
                {
                  href: pathTo('/edit-product/$productCode/metadata', { productCode: code }),
                  label: t`Eigenschaften`,
                  current: page === 'metadata',
                },
              ]}
            />
            {children(item)}
          </div>
        )}
      </Async>
    </div>
  );
}

function ForeignView({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <MessagePage
      title={<Trans>Dieses Werk ist nicht von Ihnen</Trans>}
      lede={<Trans>Nur die Person, die ein Werk eingestellt hat, kann es ändern.</Trans>}
    >
      <div className="cluster">
        <ButtonLink href={pathTo('/products/$productCode', { productCode: code })}>{t`Zum Werk`}</ButtonLink>
        <ButtonLink variant="secondary" href={pathTo('/created')}>{t`Meine Werke`}</ButtonLink>
      </div>
    </MessagePage>
  );
}
