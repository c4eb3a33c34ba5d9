import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import type { ContentText } from '#domain/shop/content.ts';
import { RichText } from '#ui/RichText.tsx';
import classes from './footer.module.css';

export interface FooterViewProps {
  /** Company name and address, as HTML. */
  company: string;
  /** The shop's logo strip; null until it has loaded, or without one. */
  partners: ContentText | null;
  /** True if the footer has a link to withdraw from contracts. */
  withdrawals: boolean;
  /**
   * Imprint, privacy, terms, accessibility and withdrawal only, for a flow with a header of its own, from which little
   * should lead away.
   */
  isShort: boolean;
}

/**
 * The footer of every page (requirement 1.13): company address, legal pages, logo strip. Address and legal pages are
 * shown even if the content system does not answer: they must be on every page (§ 5 DDG, Art. 13 GDPR), as must the
 * link to withdraw from a contract (§ 356a BGB). A flow with a header of its own has a line with that link and the
 * pages that must be one click away everywhere (requirement 23.4).
 */
export function FooterView({ company, partners, withdrawals, isShort }: FooterViewProps) {
  const { t } = useLingui();
  const links = [
    { href: pathTo('/imprint'), name: t`Impressum` },
    { href: pathTo('/privacy-policy'), name: t`Datenschutz` },
    { href: pathTo('/terms-and-conditions'), name: t`AGB` },
    { href: pathTo('/cms/$code', { code: 'accessibility' }), name: t`Barrierefreiheit` },
    { href: pathTo('/legal-indications'), name: t`Rechtshinweise` },
    { href: pathTo('/cms/$code', { code: 'complaints' }), name: t`Beschwerden` },
    { href: pathTo('/contact'), name: t`Kontakt` },
  ];
  return (
    <footer className={classes.footer}>
      <div className={`row ${classes.footerRow}`}>
        <nav aria-label={t`Rechtliches`}>
          {(isShort ? links.slice(0, 4) : links).map(({ href, name }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
          {withdrawals && <a href={pathTo('/withdrawal')}>{t({ message: 'Vertrag widerrufen', context: 'link' })}</a>}
        </nav>
      </div>
      {(company || partners) && (
        <div className={isShort ? `print-only ${classes.imprint}` : classes.imprint}>
          <div className={`row ${classes.footerRow}`}>
            {company && <RichText className={classes.company} html={company} />}
            {partners && (
              <div className={classes.partners}>
                <span>{partners.name}</span>
                <RichText html={partners.content} />
              </div>
            )}
          </div>
        </div>
      )}
    </footer>
  );
}
