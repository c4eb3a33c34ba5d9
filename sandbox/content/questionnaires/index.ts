import type { AccountType } from '#domain/shop/customer.ts';
import type { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import custodyTerms from '../data/questionnaires/platform_tac.json' with { type: 'json' };
import professional from '../data/questionnaires/professional.json' with { type: 'json' };
import professionalCompany from '../data/questionnaires/professional_company.json' with { type: 'json' };
import knowledge from '../data/questionnaires/wphg.json' with { type: 'json' };
import experience from '../data/questionnaires/wphg_experience.json' with { type: 'json' };
import classification from '../data/questionnaires/wphg_optional.json' with { type: 'json' };
import riskNotice from '../data/questionnaires/wphg_risk.json' with { type: 'json' };
import { QuestionnaireContent } from './types.ts';

/** UUID of the custody agreement’s file. */
export const CUSTODY_AGREEMENT = '7d0f6a52-3c1e-4b8a-9a57-0c2f5be1d904';

/** Knowledge of bonds and their tokens (§ 63 (10) WpHG; Article 55 (1) of Regulation (EU) 2017/565). */
const wphg = QuestionnaireContent.parse(knowledge);
/** Warning of § 63 (10) WpHG and the wish to continue despite it; the shop must record both. */
const wphg_risk = QuestionnaireContent.parse(riskNotice);
/**
 * Classification: grade 1 is private, grade 2 is professional and requires the professional questionnaire (requirement
 * 5.19).
 */
const wphg_optional = QuestionnaireContent.parse(classification);
const wphg_experience = QuestionnaireContent.parse(experience);
const platform_tac = QuestionnaireContent.parse(custodyTerms);

/** § 67 WpHG: a person meets criteria of Annex II, section II of Directive 2014/65/EU, a company those of section I. */
const professionals = {
  personal: QuestionnaireContent.parse(professional),
  company: QuestionnaireContent.parse(professionalCompany),
};

/** Questionnaires of the shop for an account type: companies meet different criteria from persons. */
export const questionnairesFor = (accountType: AccountType): Record<QuestionnaireType, QuestionnaireContent> => ({
  wphg,
  wphg_experience,
  wphg_risk,
  wphg_optional,
  professional: professionals[accountType],
  platform_tac,
});
