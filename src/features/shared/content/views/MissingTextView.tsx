import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { MessagePage } from '#components/message/MessagePage.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** Texts that the app links to, by the code of their page in the content system. */
const linked = [
  'imprint',
  'data-protection',
  'privacy-policy',
  'terms-and-conditions',
  'legal-indications',
  'accessibility',
  'complaints',
  'referral-terms',
] as const;
type LinkedCode = (typeof linked)[number];

export const linkedIn = (code: string): LinkedCode | null => linked.find((each) => each === code) ?? null;

/** A text that the app links to but the shop lacks. */
export function MissingTextView({ code }: { code: LinkedCode }) {
  const { t } = useLingui();
  return (
    <MessagePage
      title={useName(code)}
      lede={<Trans>Dieser Text ist noch nicht verfügbar. Bitte schreiben Sie uns, wenn Sie ihn brauchen.</Trans>}
    >
      <div>
        <ButtonLink href={pathTo('/contact')}>{t`Zum Kontakt`}</ButtonLink>
      </div>
    </MessagePage>
  );
}

function useName(code: LinkedCode): string {
  const { t } = useLingui();
  switch (code) {
    case 'imprint':
      return t`Impressum`;
    case 'data-protection':
    case 'privacy-policy':
      return t`Datenschutz`;
    case 'terms-and-conditions':
      return t`AGB`;
    case 'legal-indications':
      return t`Rechtshinweise`;
    case 'accessibility':
      return t`Barrierefreiheit`;
    case 'complaints':
      return t`Beschwerden`;
    case 'referral-terms':
      return t`Bedingungen`;
  }
}
