import { Trans, useLingui } from '@lingui/react/macro';
import { type Content, translationOf } from '#domain/content.ts';
import { RichText } from '#ui/RichText.tsx';
import classes from './shell.module.css';

export interface FooterViewProps {
  /** Blocks of the shop's content; null until they have come, or when they could not be had. */
  blocks: Content[] | null;
  /** Names of the legal pages in the shop's content. */
  pages: Content[] | null;
}

/**
 * The footer of every page (spec section 1): company address, legal pages, logo strip. The legal pages stand here even
 * when the content system does not answer: they must be one click away from every page (§ 5 DDG, Art. 13 GDPR).
 */
export function FooterView({ blocks, pages }: FooterViewProps) {
  const { t, i18n } = useLingui();
  const textOf = (contents: Content[] | null, code: string) => {
    const content = contents?.find((each) => each.code === code && each.enabled);
    return (content && translationOf(content.translations, i18n.locale)) ?? null;
  };
  const legal = [
    { code: 'imprint', href: '/imprint', name: t`Impressum` },
    { code: 'privacy-policy', href: '/privacy-policy', name: t`Datenschutz` },
    { code: 'terms-and-conditions', href: '/terms-and-conditions', name: t`AGB` },
    { code: 'legal-indications', href: '/legal-indications', name: t`Rechtshinweise` },
    { code: 'accessibility', href: '/cms/accessibility', name: t`Barrierefreiheit` },
  ];
  const company = textOf(blocks, 'company');
  const partners = textOf(blocks, 'powered-by');
  return (
    <footer className={classes.footer}>
      <div className={`row ${classes.footerRow}`}>
        {company && <RichText className={classes.company} html={company.content} />}
        <nav aria-label={t`Rechtliches`}>
          {legal.map(({ code, href, name }) => (
            <a key={code} href={href}>
              {textOf(pages, code)?.name ?? name}
            </a>
          ))}
          <a href="/contact">
            <Trans>Kontakt</Trans>
          </a>
        </nav>
        {partners && (
          <div className={classes.partners}>
            <span>{partners.name}</span>
            <RichText html={partners.content} />
          </div>
        )}
      </div>
    </footer>
  );
}
