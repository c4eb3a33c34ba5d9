import { useLingui } from '@lingui/react/macro';
import type { AccountType } from '#domain/shop/customer.ts';

export interface DeclarationWords {
  /** Explains why the form asks for assets or income above the threshold. */
  allowed: (threshold: string) => string;
  onAssets: string;
  onIncome: string;
  upToIncome: (limit: string) => string;
  income: string;
  incomeHint: string;
  assetsAre: (assets: string) => string;
  incomeIs: (income: string) => string;
  totalLossUnderstood: string;
  lossBearable: string;
  isTaxResident: string;
  taxHint: string;
  notTaxResident: string;
}

/**
 * Returns the wording for a person or a company: the same limits apply to both (decision 014), but a company has no
 * salary.
 */
export function useDeclarationWords(accountType: AccountType): DeclarationWords {
  const { t } = useLingui();
  if (accountType === 'company')
    return {
      allowed: (threshold) =>
        t`Mehr als ${threshold} je Anleihe, alle Zeichnungen zusammen, darf Ihr Unternehmen nur zeichnen, wenn sein Vermögen oder sein Gewinn das zulässt (§ 6 WpPG).`,
      onAssets: t`Mit dem frei verfügbaren Vermögen des Unternehmens`,
      onIncome: t`Mit dem monatlichen Gewinn des Unternehmens`,
      upToIncome: (limit) =>
        t`Das Unternehmen kann bis zum Zweifachen seines durchschnittlichen monatlichen Gewinns nach Steuern zeichnen, höchstens ${limit}.`,
      income: t`Gewinn nach Steuern im Monat`,
      incomeHint: t`Jahresüberschuss des letzten Geschäftsjahres, geteilt durch zwölf.`,
      assetsAre: (assets) => t`Das frei verfügbare Vermögen des Unternehmens beträgt ${assets}.`,
      incomeIs: (income) => t`Der durchschnittliche Gewinn des Unternehmens nach Steuern im Monat beträgt ${income}.`,
      totalLossUnderstood: t`Uns ist bewusst, dass wir das eingesetzte Geld vollständig verlieren können.`,
      lossBearable: t`Wir können einen vollständigen Verlust finanziell tragen.`,
      isTaxResident: t`Ist das Unternehmen in den USA oder in Kanada steuerlich ansässig?`,
      taxHint: t`In den USA gilt das für jede dort gegründete Gesellschaft, auch wenn sie von anderswo geleitet wird.`,
      notTaxResident: t`Das Unternehmen ist nicht in den USA oder in Kanada steuerlich ansässig.`,
    };
  return {
    allowed: (threshold) =>
      t`Mehr als ${threshold} je Anleihe, alle Zeichnungen zusammen, dürfen Sie nur zeichnen, wenn Ihr Vermögen oder Ihr Einkommen das zulässt (§ 6 WpPG).`,
    onAssets: t`Mit meinem frei verfügbaren Vermögen`,
    onIncome: t`Mit meinem monatlichen Nettoeinkommen`,
    upToIncome: (limit) =>
      t`Sie können bis zum Zweifachen Ihres durchschnittlichen monatlichen Nettoeinkommens zeichnen, höchstens ${limit}.`,
    income: t`Nettoeinkommen im Monat`,
    incomeHint: t`Im Durchschnitt, nach Steuern und Abgaben.`,
    assetsAre: (assets) => t`Mein frei verfügbares Vermögen beträgt ${assets}.`,
    incomeIs: (income) => t`Mein durchschnittliches Nettoeinkommen im Monat beträgt ${income}.`,
    totalLossUnderstood: t`Mir ist bewusst, dass ich das eingesetzte Geld vollständig verlieren kann.`,
    lossBearable: t`Ich kann einen vollständigen Verlust finanziell tragen.`,
    isTaxResident: t`Sind Sie in den USA oder in Kanada steuerlich ansässig?`,
    taxHint: t`In den USA gilt das auch für Staatsangehörige und für Personen mit Green Card, die anderswo leben.`,
    notTaxResident: t`Ich bin nicht in den USA oder in Kanada steuerlich ansässig.`,
  };
}
