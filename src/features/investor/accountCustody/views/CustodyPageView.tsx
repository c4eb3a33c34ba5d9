import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData, isMissing } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { ExcerptTable } from '#components/papers/ExcerptTable.tsx';
import { NoWallet } from '#components/wallet/NoWallet.tsx';
import { WalletAddress } from '#components/wallet/WalletAddress.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import type { Customer, Wallet } from '#domain/shop/customer.ts';
import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import type { AnsweredQuestionnaire, Questionnaire } from '#domain/shop/questionnaire.ts';
import type { WalletAsset } from '#domain/shop/tokenAsset.ts';
import { walletOf } from '#domain/wallet/wallet.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './accountCustody.module.css';
import { type TermsDocument, TermsPart } from './TermsPart.tsx';

/** Returns true unless the app generated the name from the wallet's uuid (requirement 9.13). */
const isOwnName = (name: string) => !/^HeadlessWallet[\da-f-]*$/i.test(name);

/** Custody wallet. `chains`: names of the blockchains that its securities are on. */
function WalletPart({ wallet, chains }: { wallet: Wallet; chains: readonly string[] }) {
  const { t } = useLingui();
  // Types other than that of requirement 9.13 are shown as the shop names them.
  const type = wallet.type === 'token-forge' ? t`Verwahrwallet bei token-forge` : wallet.type;
  return (
    <Panel title={<Trans>Ihre Wallet</Trans>} action={<WalletAddress address={wallet.address} />}>
      <DescriptionList
        items={[
          ...(isOwnName(wallet.name) ? [{ term: t`Name`, value: wallet.name }] : []),
          { term: t`Art`, value: type },
          ...(chains.length > 0 ? [{ term: t`Blockchain`, value: chains.join(', ') }] : []),
          { term: t`Schlüssel`, value: t`verwaltet der Verwahrer für Sie` },
        ]}
      />
    </Panel>
  );
}

export interface CustodyPageViewProps {
  /** The customer whose wallet it is, and its assets. */
  held: AsyncData<readonly [person: Customer, assets: WalletAsset[]]>;
  papers: AsyncData<RegisterExcerpt[]>;
  agreement: AsyncData<readonly [answered: AnsweredQuestionnaire[], terms: Questionnaire]>;
  /** File of the terms being downloaded; null if none. */
  opening: string | null;
  onOpen: (document: TermsDocument) => void;
  /** Id of the excerpt being downloaded; null if none. */
  saving: number | null;
  onSave: (excerpt: RegisterExcerpt) => void;
  /** Part in which the customer requests statements. */
  request: ReactNode;
}

/**
 * `/account/custody`: wallet, register excerpts and agreement, each loading on its own (requirement 2.10).
 */
export function CustodyPageView(props: CustodyPageViewProps) {
  const { held, papers, agreement, opening, onOpen, saving, onSave, request } = props;
  const { t } = useLingui();
  const [person, assets] = held.data ?? [];
  const wallet = person && walletOf(person);
  const chains = [...new Set(assets?.flatMap(({ blockchainName }) => blockchainName ?? []))];
  const isEmpty = papers.data?.length === 0;
  const missing = [held, papers, agreement].filter(isMissing);
  /** Returns false for a missing part if the wallet is missing too: one button then retries all missing parts. */
  const isTold = (part: AsyncData<unknown>) => !isMissing(held) || !isMissing(part);
  const retryMissing = () => {
    for (const { onRetry } of missing) onRetry();
  };
  const excerpts = (rows: RegisterExcerpt[] | undefined) => (
    <ExcerptTable
      rows={rows?.slice(0, pageSizes.excerptsShown)}
      placeholders={pageSizes.excerptsShown}
      saving={saving}
      onSave={onSave}
    />
  );
  return (
    <AccountLayout current="custody">
      <PageHeader
        title={<Trans>Verwahrung</Trans>}
        lede={<Trans>Ihre Wallet, Ihre Registerauszüge und Ihr Verwahrvertrag.</Trans>}
      />
      <Async
        read={{ ...held, onRetry: retryMissing }}
        failed={t`Ihre Verwahrung konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="16rem" />}
      >
        {() => (wallet ? <WalletPart wallet={wallet} chains={chains} /> : <NoWallet />)}
      </Async>
      {wallet !== null && isTold(papers) && (
        <Panel
          title={<Trans>Registerauszüge</Trans>}
          flush={!isEmpty && !isMissing(papers)}
          action={!isEmpty && <Link variant="strong" href={pathTo('/account/exerpts')}>{t`Alle anzeigen`}</Link>}
        >
          <Async
            read={papers}
            failed={t`Ihre Registerauszüge konnten nicht geladen werden.`}
            skeleton={excerpts(undefined)}
          >
            {(rows) => rows.length > 0 && excerpts(rows)}
          </Async>
          {/* Rendered during and after loading, so that the confirmation of a request stays visible. */}
          {!isMissing(papers) && <div className={isEmpty ? undefined : classes.statements}>{request}</div>}
        </Panel>
      )}
      {wallet !== null && isTold(agreement) && (
        <Panel title={<Trans>Ihr Verwahrvertrag</Trans>}>
          <Async
            read={agreement}
            failed={t`Ihr Verwahrvertrag konnte nicht geladen werden.`}
            lacking={
              <Trans>
                Ihren Verwahrvertrag können wir hier nicht anzeigen. Bitte{' '}
                <Link href={pathTo('/contact')}>schreiben Sie uns</Link>, dann erhalten Sie ihn per E-Mail.
              </Trans>
            }
            skeleton={<SkeletonBlock height="8rem" />}
          >
            {([answered, terms]) => <TermsPart terms={terms} answered={answered} opening={opening} onOpen={onOpen} />}
          </Async>
        </Panel>
      )}
    </AccountLayout>
  );
}
