import type { FormDraft, RulesOf } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import {
  checkDeclarations,
  type DeclarationContext,
  type DeclarationProblem,
  type Declarations,
} from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { type DeclarationFields, declarationsOf, fieldsOf } from './declarationFields.ts';
import { fieldOfProblem, useProblemText } from './problems.ts';

export interface DeclarationsFormOptions extends DeclarationContext {
  accountType: AccountType;
  declarations: Declarations;
  draft: FormDraft;
  onDeclare: (declarations: Declarations) => void;
}

/** Returns the form of the declarations: its rules are those of `checkDeclarations`, each problem at its field. */
export function useDeclarationsForm(options: DeclarationsFormOptions) {
  const { declarations, draft, onDeclare } = options;
  const { openedDocumentIds } = declarations;
  const { number } = useFormat();
  const rules = (fields: DeclarationFields): RulesOf<DeclarationFields, DeclarationProblem> => {
    const problems = checkDeclarations(declarationsOf(fields, openedDocumentIds), options);
    const at = (field: keyof DeclarationFields) => [
      () => problems.find(({ kind }) => fieldOfProblem[kind] === field) ?? null,
    ];
    return {
      basis: at('basis'),
      freeAssets: at('freeAssets'),
      monthlyNetIncome: at('monthlyNetIncome'),
      risk: at('risk'),
      taxResidency: at('taxResidency'),
      documents: at('documents'),
      documentsConfirmed: at('documentsConfirmed'),
    };
  };
  return useForm<DeclarationFields, DeclarationProblem>({
    initial: fieldsOf(declarations, number),
    rules,
    say: useProblemText(options.accountType, options.subscribed),
    draft,
    onEdited: (fields) => onDeclare(declarationsOf(fields, openedDocumentIds)),
  });
}
