import type { Row } from '#sandbox/db/schema.ts';
import { count, euros, only, sum, type Tables, under } from './tables.ts';

const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

/**
 * Returns the formulas of the figures on the marketplace’s screens, each as `label › label: text`, from the rows of the
 * tables.
 */
export function marketFigures(tables: Tables, persona: string) {
  const customer = only(tables.customers.filter(({ personaKey }) => personaKey === persona));
  const works = tables.products
    .filter(({ kind }) => kind === 'item')
    .map((product) => {
      const variant = only(tables.variants.filter(({ productId }) => productId === product.id));
      const { price } = only(tables.pricings.filter(({ variantId }) => variantId === variant.id));
      const { name } = only(
        tables.productTranslations.filter(({ productId, locale }) => productId === product.id && locale === 'de'),
      );
      return { product, variant, price, name };
    });
  type Work = (typeof works)[number];
  const workOf = (code: string) => only(works.filter(({ product }) => product.code === code));
  const madeBy = (creator: number | null) => works.filter(({ product }) => product.creatorId === creator);
  const leftOf = ({ variant: { onHand, totalSupply } }: Work) => {
    if (onHand === 0) return `Auflage ${count(totalSupply)}`;
    return totalSupply === 1 ? '1 von 1' : `noch ${count(onHand)} von ${count(totalSupply)}`;
  };
  const cards = (names: readonly string[], list: string) =>
    names.flatMap((name) => {
      const work = only(works.filter((each) => each.name === name));
      return under(`${list} › ${name}`, [`: ${euros(work.price)}`, `: ${leftOf(work)}`]);
    });
  const feeOf = (price: number) => Math.round(price / 1_000);
  const vatOf = (price: number) => price - Math.round((price * 100) / 119);
  const orders = tables.orders.filter(({ customerId, number }) => customerId === customer.id && number !== null);
  const itemOf = (order: Row<'orders'>) => only(tables.orderItems.filter(({ orderId }) => orderId === order.id));
  const receivedFor = (order: Row<'orders'>) =>
    sum(tables.bankTransactions.filter(({ orderId }) => orderId === order.id).map(({ amount }) => amount));
  const bank =
    'Sie erhalten die Bankverbindung mit GiroCode. Ihre Überweisung ist meist nach 1–2 Bankarbeitstagen bei uns.';

  return {
    cards,
    // Demonstration data (2.29): shares of the price.
    auctions: (names: readonly string[]) =>
      names.flatMap((name, index) => {
        const { price } = only(works.filter((each) => each.name === name));
        const percent = [80, 55, 70, 60][index] ?? 0;
        const bid = `${index === 3 ? 'ab ' : ''}${euros(Math.ceil((price * percent) / 10_000) * 100)}`;
        const left = ['2 Stunden', '9 Stunden', '1 Tag', '3 Tage'][index];
        return under(`Auktionen › ${name}`, [
          `: ${bid}`,
          `: ${index === 3 ? 'Noch kein' : 'Höchstes'} Gebot · noch ${left}`,
        ]);
      }),
    creators: (names: readonly string[]) =>
      names.flatMap((name) => {
        const { id } = only(tables.customers.filter(({ profileName }) => profileName === name));
        const made = madeBy(id).length;
        return made > 1 ? [`Künstlerinnen und Künstler › ${name}: ${made} Werke`] : [];
      }),
    // Two creators may use the same name: the page shows the larger collection.
    collections: (names: readonly string[]) =>
      names.flatMap((name) => {
        const sizes = tables.customers
          .map(({ id, profileName }) => ({
            profileName,
            size: madeBy(id).filter(({ product }) => product.collection === name).length,
          }))
          .sort((one, other) => other.size - one.size);
        return sizes.slice(0, 1).map((each) => `Sammlungen › ${name}: ${each.profileName} · ${each.size} Werke`);
      }),
    listed: (shown: number) => [`Werke: ${shown} von ${works.length} Werken`],
    profile: (name: string) => {
      const { id } = only(tables.customers.filter(({ profileName }) => profileName === name));
      return [`: ${madeBy(id).length} Werke`, `Werke: ${madeBy(id).length} Werke`];
    },
    work: (code: string) => {
      const { product, variant, price } = workOf(code);
      const edition = `Ausgaben › Auflage ${count(variant.totalSupply)}`;
      return [
        `: ${madeBy(product.creatorId).length} Werke`,
        `Kauf: ${euros(price)}`,
        `Kauf: noch ${count(variant.onHand)} von ${count(variant.totalSupply)} ${variant.totalSupply === 1 ? 'Exemplar' : 'Exemplaren'}`,
        `Eigenschaften › Technik: ${/"Technik":"([^"]+)"/.exec(product.metadata ?? '')?.[1]}`,
        `Angaben › Beteiligung an Weiterverkäufen: ${product.royalties} %`,
        `Angaben › Nummer des Tokens: ${variant.tokenId}`,
        `Ausgaben › Ausgabe: Auflage ${count(variant.totalSupply)}`,
        `${edition} › Nummer: ${variant.editionNumber}`,
        `${edition} › Noch verfügbar: ${count(variant.onHand)}`,
        `${edition} › Auflage: ${count(variant.totalSupply)}`,
        `${edition} › Preis: ${euros(price)}`,
        ...tables.transactions
          .filter((entry) => entry.productId === product.id && entry.price !== null)
          .map(
            (entry) =>
              `Herkunft › ${entry.hash.slice(0, 5)}…${entry.hash.slice(-4)} › Preis: ${euros(entry.price ?? 0)}`,
          ),
      ];
    },
    bid: (code: string, bid: number) => {
      const { price, name } = workOf(code);
      // Balance and fee are fixed demonstration figures (2.28).
      return [
        `Ihr Gebot: ${euros(bid).replace(' €', '')}`,
        'Guthaben (Beispiel): 1.500 €',
        'Gebühr (Beispiel): 0,20 €',
        `Gebot mit Gebühr: ${euros(bid + 20)}`,
        `: Das Gebot ist nur eine Demonstration: Bestellt wird immer zum Preis des Werks, ${euros(price)}.`,
        `: Mit dem Gebot beginnt der Kauf von 1 Exemplar von „${name}“. Der Kauf wird erst verbindlich, wenn Sie ihn am Ende bestätigen.`,
      ];
    },
    purchase: (code: string) => {
      const { price, variant } = workOf(code);
      const address = only(tables.addresses.filter(({ id }) => id === customer.defaultAddressId));
      const total = ['Anzahl: 1', `darin Umsatzsteuer: ${euros(vatOf(price))}`, `Gesamt: ${euros(price)}`];
      return {
        address: [
          `Straße und Hausnummer: ${address.street}`,
          `Postleitzahl: ${address.postcode}`,
          'Anzahl: 1',
          `Preis: ${euros(price)}`,
        ],
        methods: [`Zahlungsart: ${bank}`, ...total],
        review: [
          `Anschrift: ${address.street}`,
          `Anschrift: ${address.postcode} ${address.city}`,
          `Zahlungsart: Überweisung${bank}`,
          `Auflage: ${count(variant.totalSupply)} Exemplare`,
          'Gut zu wissen: Zahlen Sie innerhalb von 10 Tagen. Danach kann der Kauf storniert werden.',
          'Gut zu wissen: Sie können innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen; eine E-Mail genügt.',
          ...total,
        ],
      };
    },
    purchased: () => {
      const order = only(orders.toReversed());
      const { total, quantity } = itemOf(order);
      const { name } = only(works.filter(({ product }) => product.id === itemOf(order).productId));
      const received = receivedFor(order);
      const due = euros(total - received);
      const account = tables.productPaymentConfigurations.find(
        ({ productId, bankAccount }) => productId === itemOf(order).productId && bankAccount !== null,
      )?.bankAccount;
      return [
        ...under(name, [
          `Nummer: ${order.number}`,
          ...(quantity > 1 ? [`Anzahl: ${quantity}`] : []),
          `darin Umsatzsteuer: ${euros(vatOf(total))}`,
          `Gesamt (EUR): ${euros(total)}`,
          ...(received > 0 ? [`Eingegangen: ${euros(received)}`] : []),
        ]),
        ...(received < total
          ? [
              `: ${due} überweisen`,
              ...under(`${due} überweisen`, [
                ': Bitte überweisen Sie innerhalb von 10 Tagen; danach kann der Kauf storniert werden.',
                `IBAN: ${/"iban":"(\w+)"/.exec(account ?? '')?.[1]?.replaceAll(/(.{4})(?=.)/g, '$1 ')}`,
                `Betrag: ${due}`,
                `Verwendungszweck: ${order.number}`,
              ]),
            ]
          : []),
      ];
    },
    invoices: () => {
      const own = tables.invoices.filter(
        ({ customerId, orderId }) => customerId === customer.id && orders.some(({ id }) => id === orderId),
      );
      return [
        ...own.flatMap(({ number, orderId, total }) => [
          `Rechnungen › Nummer: ${number}`,
          `Rechnungen › ${number} › Kauf: ${only(orders.filter(({ id }) => id === orderId)).number}`,
          `Rechnungen › ${number} › Betrag: ${euros(total)}`,
        ]),
        `: ${own.length} von ${own.length}`,
      ];
    },
    collection: (code: string) => {
      const { name, price } = workOf(code);
      return [`Werke › ${name}: ${euros(price)}`, `Werke › ${name}: 1 Exemplar gehört Ihnen`];
    },
    created: () =>
      madeBy(customer.id).map(
        ({ name, price, variant }) =>
          `Meine Werke › ${name}: ${euros(price)} · ${count(variant.totalSupply - variant.onHand)} von ${count(variant.totalSupply)} verkauft`,
      ),
    edited: (code: string) => {
      const { product, price, variant } = workOf(code);
      const sales = tables.orderItems.filter(({ productId }) => productId === product.id);
      const terms = 'Titel und Beschreibung › Bedingungen';
      return [
        `${terms} › Preis je Exemplar: ${(price / 100).toFixed(2).replace('.', ',')}`,
        `${terms}: Das sind ${euros(price)}. Nach 0,10 % Gebühr (${euros(feeOf(price))}) werden Ihnen ${euros(price - feeOf(price))} ausgezahlt.`,
        `${terms} › Exemplare, die noch verkauft werden: ${variant.onHand}`,
        `${terms} › Beteiligung an Weiterverkäufen: ${product.royalties}`,
        'Titel und Beschreibung › Dateien › Dateien Ihres Werks: Bild 1 (Titelbild)',
        ...sales.flatMap(({ total, orderId }) => {
          const { checkoutCompletedAt } = only(tables.orders.filter(({ id }) => id === orderId));
          return under(`Verkäufe › ${longDay.format(new Date(checkoutCompletedAt ?? ''))}`, [
            `Preis: ${euros(total)}`,
            `Gebühr: ${euros(feeOf(total))}`,
            `Auszahlung: ${euros(total - feeOf(total))}`,
          ]);
        }),
      ];
    },
  };
}
