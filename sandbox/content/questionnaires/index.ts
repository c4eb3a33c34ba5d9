import type { AccountType } from '#domain/shop/customer.ts';
import type { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { classification, professionalFor } from './classification.ts';
import { experience } from './experience.ts';
import { knowledge } from './knowledge.ts';
import { custodyTerms, riskNotice } from './notices.ts';
import type { QuestionnaireContent } from './types.ts';

/** The questionnaires of the shop, for whoever is asked: a company meets other criteria than a person. */
export function questionnairesFor(accountType: AccountType): Record<QuestionnaireType, QuestionnaireContent> {
  return {
    wphg: knowledge,
    wphg_experience: experience,
    wphg_risk: riskNotice,
    wphg_optional: classification,
    professional: professionalFor(accountType),
    platform_tac: custodyTerms,
  };
}
