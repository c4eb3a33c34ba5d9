import { feeOf, payoutOf } from '#domain/item/sale.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { rowOf } from '../db/rows.ts';
import type { NewRow } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { makersIn } from '../market/sales.ts';
import { languageOf } from '../read/language.ts';
import { type AccountLetter, accountLetterTo, mailOf } from './accountMails.ts';
import { euros } from './mails.ts';

/** Points of a sale at which the maker gets a mail. */
type SaleStage = 'ordered' | 'settled' | 'cancelled' | 'refunded';

/** Sends the maker of each work in an order a mail about the sale: its price, and what is paid out. */
export async function tellSold(context: ShopContext, orderId: number, stage: SaleStage): Promise<void> {
  const { db, outbox, now, origins } = context.var;
  for (const { creatorId, code, productId, total } of await makersIn(db, orderId)) {
    const maker = await rowOf(db, 'customers', { id: creatorId ?? -1 });
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
  const words = {
    de: {
      ordered: [
        `Bestellt: „${title}“`,
        `Ihr Werk „${title}“ wurde bestellt. Ausgezahlt wird, sobald der Kauf bezahlt und abgeschlossen ist.`,
        `Preis: ${preis}\nGebühr (0,1\u00a0%): ${gebühr}\nAuszahlung: ${auszahlung}`,
      ],
      settled: [
        `Verkauft: „${title}“`,
        `der Kauf Ihres Werks „${title}“ ist bezahlt und abgeschlossen.`,
        `Preis: ${preis}\nGebühr (0,1\u00a0%): ${gebühr}\nAuszahlung: ${auszahlung}`,
      ],
      cancelled: [
        `Storniert: „${title}“`,
        `wir haben die Bestellung Ihres Werks „${title}“ zum Preis von ${preis} storniert. Das Exemplar ist wieder frei.`,
        `Die Auszahlung von ${auszahlung} entfällt.`,
      ],
      refunded: [
        `Erstattet: „${title}“`,
        `wir haben der Käuferin oder dem Käufer den Preis Ihres Werks „${title}“ von ${preis} erstattet. Der Verkauf ist damit aufgehoben, das Exemplar ist wieder frei.`,
        `Die Auszahlung von ${auszahlung} entfällt. Haben Sie das Geld schon erhalten, melden wir uns bei Ihnen.`,
      ],
    },
    en: {
      ordered: [
        `Ordered: “${title}”`,
        `Your work “${title}” has been ordered. We’ll pay you once the purchase is paid for and completed.`,
        `Price: ${cost}\nFee (0.1%): ${fee}\nPayout: ${payout}`,
      ],
      settled: [
        `Sold: “${title}”`,
        `The purchase of your work “${title}” is paid for and completed.`,
        `Price: ${cost}\nFee (0.1%): ${fee}\nPayout: ${payout}`,
      ],
      cancelled: [
        `Cancelled: “${title}”`,
        `We’ve cancelled the order for your work “${title}” at ${cost}. The copy is available again.`,
        `You won’t receive the payout of ${payout}.`,
      ],
      refunded: [
        `Refunded: “${title}”`,
        `We’ve refunded the buyer of your work “${title}” the price of ${cost}. The sale has been reversed, and the copy is available again.`,
        `You won’t receive the payout of ${payout}. If you already have the money, we’ll contact you.`,
      ],
    },
  } as const satisfies Record<Locale, Record<SaleStage, readonly [subject: string, news: string, money: string]>>;
  const [betreff, nachricht, geld] = words.de[stage];
  const [subject, news, money] = words.en[stage];
  return mailOf(letter, {
    de: { subject: betreff, paragraphs: [nachricht, geld, `Alle Verkäufe dieses Werks: ${link}`] },
    en: { subject, paragraphs: [news, money, `All sales of this work: ${link}`] },
  });
}
