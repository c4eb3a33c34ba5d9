import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData, isMissing } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { ExcerptTable } from '#components/papers/ExcerptTable.tsx';
import { NoWallet } from '#components/wallet/NoWallet.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import { walletOf } from '#domain/person/wallet.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import type { AnsweredQuestionnaire, Questionnaire } from '#domain/shop/questionnaire.ts';
import type { WalletAsset } from '#domain/shop/transfer.ts';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './custody.module.css';
import { type TermsDocument, TermsPart } from './TermsPart.tsx';
import { WalletPart } from './WalletPart.tsx';

export interface CustodyPageViewProps {
  read: AsyncData<
    readonly [
      person: Customer,
      assets: WalletAsset[],
      answered: AnsweredQuestionnaire[],
      terms: Questionnaire,
      papers: RegisterExcerpt[],
    ]
  >;
  /** The file of the terms that is on its way to the device; null when none is. */
  opening: string | null;
  onOpen: (document: TermsDocument) => void;
  /** Id of the excerpt that is on its way to the device; null when none is. */
  saving: number | null;
  onSave: (excerpt: RegisterExcerpt) => void;
  /** Where statements are asked for. */
  request: ReactNode;
}

/** `/account/custody`: the wallet, what the register says of it, and what was agreed to (spec section 2, account tabs). */
export function CustodyPageView({ read, opening, onOpen, saving, onSave, request }: CustodyPageViewProps) {
  const { t } = useLingui();
  const [person, assets, answered, terms, papers] = read.data ?? [];
  const wallet = person && walletOf(person);
  const chains = [...new Set(assets?.flatMap(({ blockchainName }) => blockchainName ?? []))];
  return (
    <AccountLayout current="custody">
      <PageHeader
        title={<Trans>Verwahrung</Trans>}
        lede={<Trans>Wo Ihre Wertpapiere liegen, was das Register ausweist und was Sie vereinbart haben.</Trans>}
      />
      <Async
        read={read}
        failed={t`Ihre Verwahrung konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="16rem" />}
      >
        {() => (wallet ? <WalletPart wallet={wallet} chains={chains} /> : <NoWallet />)}
      </Async>
      {!isMissing(read) && wallet !== null && (
        <Panel
          title={<Trans>Registerauszüge</Trans>}
          flush={papers?.length !== 0}
          action={
            papers?.length !== 0 && (
              <Link variant="strong" href={pathTo('/account/exerpts')}>
                <Trans>Alle ansehen</Trans>
              </Link>
            )
          }
        >
          {papers?.length === 0 ? (
            request
          ) : (
            <>
              <ExcerptTable
                rows={papers?.slice(0, pageSizes.excerptsShown)}
                placeholders={pageSizes.excerptsShown}
                saving={saving}
                onSave={onSave}
              />
              <div className={classes.statements}>{request}</div>
            </>
          )}
        </Panel>
      )}
      {wallet && terms && answered && <TermsPart {...{ terms, answered, opening, onOpen }} />}
    </AccountLayout>
  );
}
