import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import type { Content } from '#domain/shop/content.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { translationOf } from '#domain/shop/translations.ts';
import { RichText } from '#ui/RichText.tsx';
import classes from './footer.module.css';
import { LanguageView } from './LanguageView.tsx';

export interface FooterViewProps {
  /** Blocks of the shop's content; null until they have loaded, or if they failed to load. */
  blocks: Content[] | null;
  /** Company name and address from the page's settings. */
  company: string;
  /** True if the footer has a link to withdraw from contracts. */
  withdrawals: boolean;
  /** Imprint, privacy, terms and withdrawal only, for a flow with a header of its own, from which little should lead away. */
  isShort: boolean;
  onLocale: (locale: Locale) => void;
}

/**
 * The footer of every page (spec section 1): company address, legal pages, logo strip, and the
 * language. Address and legal pages are
 * shown even if the content system does not answer: they must be on every page (§ 5 DDG, Art. 13 GDPR), as must the
 * link to withdraw from a contract (§ 356a BGB). A flow with a header of its own has a line with that link and the three
 * pages that a customer must be able to read before agreeing.
 */
export function FooterView({ blocks, company: known, withdrawals, isShort, onLocale }: FooterViewProps) {
  const { t, i18n } = useLingui();
  const textOf = (code: string) => {
    const block = blocks?.find((each) => each.code === code && each.enabled);
    return block && translationOf(block.translations, i18n.locale);
  };
  const legal = [
    { href: pathTo('/imprint'), name: t`Impressum` },
    { href: pathTo('/privacy-policy'), name: t`Datenschutz` },
    { href: pathTo('/terms-and-conditions'), name: t`AGB` },
  ];
  const more = [
    { href: pathTo('/legal-indications'), name: t`Rechtshinweise` },
    { href: pathTo('/cms/$code', { code: 'accessibility' }), name: t`Barrierefreiheit` },
    { href: pathTo('/cms/$code', { code: 'complaints' }), name: t`Beschwerden` },
  ];
  const company = textOf('company')?.content ?? known;
  const partners = textOf('powered-by');
  return (
    <footer className={classes.footer}>
      <div className={`row ${classes.footerRow} ${classes.links}`}>
        <nav aria-label={t`Rechtliches`}>
          {(isShort ? legal : [...legal, ...more]).map(({ href, name }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
          {!isShort && <a href={pathTo('/contact')}>{t`Kontakt`}</a>}
          {withdrawals && <a href={pathTo('/withdrawal')}>{t`Vertrag widerrufen`}</a>}
        </nav>
        <LanguageView className={classes.language} onLocale={onLocale} />
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
