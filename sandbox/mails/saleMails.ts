import { feeOf, payoutOf } from '#domain/item/sale.ts';
import type { NewRow } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { makersIn } from '../market/sales.ts';
import { languageOf } from '../read/language.ts';
import { type AccountLetter, accountLetterTo, mailOf } from './accountMails.ts';
import { euros } from './mails.ts';

/** Points of a sale at which the maker gets a mail. */
type SaleStage = 'ordered' | 'settled';

/** Sends the maker of each work in an order a mail about the sale: price, fee and payout. */
export async function tellSold(context: ShopContext, orderId: number, stage: SaleStage): Promise<void> {
  const { db, outbox, now, origins } = context.var;
  for (const { creatorId, code, productId, total } of await makersIn(db, orderId)) {
    const maker = await db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', creatorId ?? -1)
      .executeTakeFirstOrThrow();
    const locale = await languageOf(db, maker);
    const words = await db
      .selectFrom('productTranslations')
      .select(['locale', 'name'])
      .where('productId', '=', productId)
      .execute();
    const title = (words.find((each) => each.locale === locale) ?? words[0])?.name ?? code;
    const letter = accountLetterTo(maker, { locale, now, origin: origins.marketplace });
    await outbox.post(db, saleMail({ title, code, price: total, stage }, letter));
  }
}

function saleMail(
  { title, code, price, stage }: { title: string; code: string; price: number; stage: SaleStage },
  letter: AccountLetter,
): NewRow<'mails'> {
  const link = `${letter.origin}/edit-product/${code}`;
  const amounts = (locale: 'de' | 'en') =>
    [price, feeOf(price), payoutOf(price)].map((cents) => euros(cents, locale)) as [string, string, string];
  const [preis, gebühr, auszahlung] = amounts('de');
  const [cost, fee, payout] = amounts('en');
  const isSettled = stage === 'settled';
  return mailOf(letter, {
    de: {
      subject: isSettled ? `Verkauft: „${title}“` : `Bestellt: „${title}“`,
      paragraphs: [
        isSettled
          ? `der Kauf Ihres Werks „${title}“ ist bezahlt und abgeschlossen.`
          : `Ihr Werk „${title}“ wurde bestellt. Ausgezahlt wird, sobald der Kauf bezahlt und abgeschlossen ist.`,
        `Preis: ${preis}\nGebühr (0,1 %): ${gebühr}\nAuszahlung: ${auszahlung}`,
        `Alle Verkäufe dieses Werks: ${link}`,
      ],
    },
    en: {
      subject: isSettled ? `Sold: “${title}”` : `Ordered: “${title}”`,
      paragraphs: [
        isSettled
          ? `the purchase of your work “${title}” is paid and complete.`
          : `your work “${title}” has been ordered. We pay out once the purchase is paid and complete.`,
        `Price: ${cost}\nFee (0.1%): ${fee}\nPayout: ${payout}`,
        `All sales of this work: ${link}`,
      ],
    },
  });
}
