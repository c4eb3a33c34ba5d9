import { Hono } from 'hono';
import { QuestionnaireAnswers, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { idOf } from '#domain/shop/schema.ts';
import { questionnairesFor } from '../content/questionnaires/index.ts';
import type { QuestionnaireContent } from '../content/questionnaires/types.ts';
import type { Row } from '../db/schema.ts';
import { bodyOf, item, list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { letterIn } from '../mails/accountMails.ts';
import { privateMail, professionalMail } from '../mails/classificationMails.ts';
import { numericId } from '../read/ids.ts';
import { answeredOf, questionnaireOf } from '../read/questionnaire.ts';
import { answersOf, checkAnswers, removeAnswer, storeAnswers } from '../trade/answering.ts';

/** Returns the questionnaire of a type for this customer’s account type. */
function contentOf(context: ShopContext, type: string): QuestionnaireContent | undefined {
  const known = QuestionnaireType.safeParse(type);
  const { accountType } = context.var.customer;
  return known.success ? questionnairesFor(accountType)[known.data] : undefined;
}

const readAnswer = (context: ShopContext, row: Row<'answeredQuestionnaires'>) =>
  answeredOf(row, contentOf(context, row.type), context.var.locale);

/** Appropriateness check, classification and terms: the questions, and the customer’s answers. */
export const questionnaires = new Hono<ShopEnv>()
  .get('/questionnaires/:type', signedIn, (context) => {
    const content = contentOf(context, context.req.param('type'));
    if (!content) throw notFound();
    const path = `questionnaires/${content.type}`;
    return item(context, 'Questionnaire', path, questionnaireOf(content, context.var.locale));
  })
  .get('/answered-questionnaires', signedIn, async (context) => {
    const { db, customer } = context.var;
    const uuid = context.req.query('customer.uuid');
    if (uuid !== undefined && uuid !== customer.uuid) return list(context, 'AnsweredQuestionnaire', []);
    const answered = (await answersOf(db, customer)).map((row) => readAnswer(context, row));
    return list(context, 'AnsweredQuestionnaire', pageFrom(answered, pageOf(context, 30)), answered.length);
  })
  .post('/answered-questionnaires', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    const body = await bodyOf(context, QuestionnaireAnswers);
    const content = contentOf(context, idOf(body.questionnaire));
    if (!content) throw badRequest(`Item not found for "${body.questionnaire}".`);
    const row = await storeAnswers(db, customer, content, checkAnswers(content, body), now);
    if (row.type === 'professional')
      await context.var.outbox.post(db, professionalMail(content, letterIn(context, customer)));
    return item(context, 'AnsweredQuestionnaire', `answered-questionnaires/${row.id}`, readAnswer(context, row), 201);
  })
  .delete('/answered-questionnaires/:id', signedIn, async (context) => {
    const { db, customer, outbox } = context.var;
    const isPrivateAgain = await removeAnswer(db, customer, numericId(context.req.param('id')));
    if (isPrivateAgain) await outbox.post(db, privateMail(letterIn(context, customer)));
    return context.body(null, 204);
  });
