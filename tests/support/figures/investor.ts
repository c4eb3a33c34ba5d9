import type { Locale } from '#domain/shop/settings.ts';
import { dayOf } from '#domain/time/calendar.ts';
import type { Row } from '#sandbox/db/schema.ts';
import { layoutOf } from '#sandbox/testing/pdfText.ts';
import { count, euros, only, percent, roundEuros, sum, type Tables, under } from './tables.ts';

const MONTHS = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];
const UNDONE = ['cancelled', 'refunded'];

/**
 * Returns the formulas of the figures on the investor’s screens, each as `label › label: text`, from the rows of the
 * tables.
 */
export function investorFigures(tables: Tables, persona: string, today: string) {
  const customer = only(tables.customers.filter(({ personaKey }) => personaKey === persona));
  const wallet = only(tables.wallets.filter(({ customerId }) => customerId === customer.id));
  const orders = tables.orders
    .filter(({ customerId, number }) => customerId === customer.id && number !== null)
    .toSorted((one, other) => other.id - one.id);
  const itemOf = (order: Row<'orders'>) => only(tables.orderItems.filter(({ orderId }) => orderId === order.id));
  const nameOf = (product: number | null) =>
    only(tables.productTranslations.filter(({ productId, locale }) => productId === product && locale === 'de')).name;
  const attribute = (product: number, name: string) =>
    tables.productAttributes.find(({ productId, code }) => productId === product && code === name)?.stringValue ?? '';
  const nominalOf = (product: number) => Number(attribute(product, 'nominal_value'));
  const isWithdrawn = (order: Row<'orders'>) =>
    tables.withdrawals.some(({ orderId, inTime }) => orderId === order.id && inTime === 1);
  const isValid = (order: Row<'orders'>) => !UNDONE.includes(order.paymentState) && !isWithdrawn(order);
  const receivedFor = (order: Row<'orders'>) =>
    sum(tables.bankTransactions.filter(({ orderId }) => orderId === order.id).map(({ amount }) => amount));
  const isCard = (order: Row<'orders'>) => {
    const { methodId } = only(tables.payments.filter(({ orderId }) => orderId === order.id));
    return tables.paymentMethods.some(({ id, kind }) => id === methodId && kind === 'online');
  };
  const open = orders.filter(({ paymentState }) => ['awaiting_payment', 'payment_required'].includes(paymentState));
  const missing = (order: Row<'orders'>) => order.total - receivedFor(order);
  const invoices = tables.invoices
    .filter(({ customerId }) => customerId === customer.id)
    .toSorted((one, other) => Date.parse(other.issuedAt) - Date.parse(one.issuedAt));
  const holdings = tables.holdings
    .filter(({ walletId, amount }) => walletId === wallet.id && amount > 0)
    .map(({ variantId, amount }) => {
      const { productId } = only(tables.variants.filter(({ id }) => id === variantId));
      const owed = sum(
        orders
          .filter(isWithdrawn)
          .flatMap(({ id }) =>
            tables.transactions.filter((each) => each.orderId === id && each.variantId === variantId),
          )
          .map(({ amount }) => amount),
      );
      return { productId, name: nameOf(productId), amount, owed, value: amount * nominalOf(productId) };
    });
  const owned = sum(holdings.map(({ value }) => value));
  const payouts = tables.payouts
    .filter(({ customerId }) => customerId === customer.id)
    .map((row) => {
      const taxes = [row.capitalGainsTax, row.solidaritySurcharge, row.churchTax].map((tax) => tax ?? 0);
      const [capital = 0, surcharge = 0, church = 0] = taxes;
      const isTold = row.capitalGainsTax !== null;
      return { ...row, isTold, capital, surcharge, church, tax: sum(taxes), net: row.amount - sum(taxes) };
    })
    .toSorted((one, other) => Date.parse(other.payoutDate) - Date.parse(one.payoutDate) || other.id - one.id);
  const paid = payouts.filter(({ payoutDate }) => payoutDate <= today);
  const next = only(payouts.filter(({ payoutDate }) => payoutDate > today).toReversed());
  const bonds = tables.products
    .filter(({ kind, reading }) => kind === 'bond' && reading === 'investor')
    .flatMap((product) => {
      const variant = tables.variants.find(({ productId, inStock }) => productId === product.id && inStock === 1);
      const price = tables.pricings.find(({ variantId }) => variantId === variant?.id)?.price;
      const isRepaid = attribute(product.id, 'maturity_date') <= today;
      return variant && price !== undefined && !isRepaid ? [{ product, variant, price, name: nameOf(product.id) }] : [];
    })
    .toSorted((one, other) => Date.parse(other.product.createdAt) - Date.parse(one.product.createdAt));
  type Bond = (typeof bonds)[number];
  const bondOf = (code: string) => only(bonds.filter(({ product }) => product.code === code));
  const rate = (product: number) => `${Number(attribute(product, 'interest_rate')).toFixed(2).replace('.', ',')} %`;
  const meanRate = () => {
    const parts = holdings.map(({ productId, value }) => Number(attribute(productId, 'interest_rate')) * value);
    return `${(sum(parts) / owned).toFixed(2).replace('.', ',')} %`;
  };
  /** Nominal value repaid in each year with a maturity. */
  const maturities = () => {
    const dated = holdings.map(({ productId, value }) => ({
      year: Number(attribute(productId, 'maturity_date').slice(0, 4)),
      value,
    }));
    const dueIn = dated.map(({ year }) => year);
    return [...new Set(dueIn)].map((due) => {
      const value = sum(dated.filter(({ year }) => year === due).map((each) => each.value));
      return `${due} › Rückzahlung zum Nennwert: ${euros(value)}`;
    });
  };
  const rowOf = ({ product }: Bond) => `${rate(product.id)} p. a. · bis … · ab ${euros(minimum(product.id))}`;
  const papersOf = (product: number, locale: Locale) =>
    tables.legalDocuments
      .filter(({ productId }) => productId === product)
      .map(({ name, fileUuid }) => {
        const file = only(tables.files.filter(({ uuid }) => uuid === fileUuid));
        const content = (locale === 'en' && file.bilingual) || file.content;
        const pages = layoutOf(content).length;
        return `Unterlagen: ${name} PDF, ${Math.round(content.length / 1000)} kB, ${pages} ${pages === 1 ? 'Seite' : 'Seiten'}, vom …`;
      });
  const minimum = (product: number) => Number(attribute(product, 'min_subscription'));
  const maximum = (product: number) => Number(attribute(product, 'max_subscription_non_professional'));
  const left = ({ product }: Bond) =>
    maximum(product.id) -
    sum(orders.filter((order) => isValid(order) && itemOf(order).productId === product.id).map(({ total }) => total));

  const progress = ({ variant, price }: Bond) => {
    const sold = variant.totalSupply - variant.onHand;
    // A sold-out bond shows the amount that was issued.
    return variant.onHand > 0
      ? [
          `: ${Math.floor((100 * sold) / variant.totalSupply)} % gezeichnet`,
          `: ${roundEuros(variant.onHand * price)} frei`,
        ]
      : [`: ${roundEuros(variant.totalSupply * price)}`];
  };
  /** Tokens of one euro are asked for in euros. */
  const amountField = (tokens: number, price: number, card?: string) => {
    const label = price === 100 ? `Betrag in Euro${card ? `: ${card}` : ''}` : `Stückzahl${card ? ` von ${card}` : ''}`;
    return `${label}: ${count(tokens)}`;
  };
  const equivalent = (tokens: number, price: number) =>
    price === 100 ? `${count(tokens)} Stück` : euros(tokens * price);
  const possible = (least: number, most: number, price: number) =>
    price === 100 ? `${euros(least * price)} bis ${euros(most * price)}` : `${count(least)} bis ${count(most)} Stück`;
  const cardOf = (bond: Bond) => {
    const { product, variant, price, name } = bond;
    const isBuyable =
      product.allowToBuy === 1 && product.whitelisting === 0 && variant.onHand > 0 && maximum(product.id) > 0;
    // A card proposes the smallest order.
    const tokens = Math.ceil(minimum(product.id) / price);
    return under(name, [
      `Zins p. a.: ${rate(product.id)}`,
      `Mindestens: ${euros(minimum(product.id))}`,
      ...progress(bond),
      ...(isBuyable ? [amountField(tokens, price, name), `: ${equivalent(tokens, price)}`] : []),
    ]);
  };
  const invoiceName = ({ number, reverses }: Row<'invoices'>) =>
    `${reverses === null ? 'Abrechnung' : 'Stornoabrechnung'} ${number}`;
  const holdingRows = holdings.flatMap(({ name, amount, value }) =>
    under(name, [
      `Bestand: ${count(amount)}`,
      `Wert zum Nennwert: ${euros(value)}`,
      `Anteil: ${percent(value, owned)}`,
    ]),
  );

  const itemFigures = (order: Row<'orders'>) => {
    const { quantity, unitPrice, productId } = itemOf(order);
    const received = receivedFor(order);
    const isOver = received > order.total;
    return [
      `Nummer: ${order.number}`,
      `Stückzahl: ${count(quantity)}`,
      `Preis je Stück: ${euros(unitPrice)}`,
      `Nennwert: ${euros(quantity * nominalOf(productId))}`,
      `Gesamt (EUR): ${euros(order.total)}`,
      ...(received > 0 ? [`Eingegangen: ${euros(received)}`] : []),
      ...(open.includes(order) && received > 0 ? [`Noch offen: ${euros(missing(order))}`] : []),
      ...(isOver ? [`Zu viel ${isCard(order) ? 'abgebucht' : 'überwiesen'}: ${euros(received - order.total)}`] : []),
    ];
  };
  const ofYear = (year: string | null) =>
    payouts.filter(({ payoutDate }) => year === null || payoutDate.startsWith(year));
  const totals = (rows: typeof payouts) => [
    `Zahlungen: ${rows.length}`,
    ...(rows.every(({ isTold }) => isTold) ? [`Zinsen: ${euros(sum(rows.map(({ amount }) => amount)))}`] : []),
    ...(rows.some(({ isTold }) => isTold)
      ? [
          `Kapitalertragsteuer: ${euros(sum(rows.map(({ capital }) => capital)))}`,
          `Solidaritätszuschlag: ${euros(sum(rows.map(({ surcharge }) => surcharge)))}`,
          `Kirchensteuer: ${euros(sum(rows.map(({ church }) => church)))}`,
        ]
      : []),
    `Ausgezahlt: ${euros(sum(rows.map(({ net }) => net)))}`,
  ];
  const bySecurity = (rows: typeof payouts) => [
    ...[...Map.groupBy(rows, ({ productId }) => nameOf(productId))].flatMap(([name, own]) => under(name, totals(own))),
    ...under('Summe', totals(rows)),
  ];

  const quarterOf = (day: string) => Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);
  /** @param named Securities with a column of their own. */
  const periods = (
    keyOf: (day: string) => number,
    from: number,
    to: number,
    nameOfPeriod: (key: number) => string,
    named: readonly string[] = [],
  ) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((key) => {
      const rows = payouts.filter(({ payoutDate }) => keyOf(payoutDate) === key);
      const received = sum(rows.filter((row) => paid.includes(row)).map(({ net }) => net));
      const coming = sum(rows.filter((row) => !paid.includes(row)).map(({ net }) => net));
      return under(nameOfPeriod(key), [
        ...(received > 0 ? [`Ausgezahlt: ${euros(received)}`] : []),
        ...named.flatMap((name) => {
          const own = sum(
            rows.filter((row) => paid.includes(row) && nameOf(row.productId) === name).map(({ net }) => net),
          );
          return own > 0 ? [`${name}: ${euros(own)}`] : [];
        }),
        ...(coming > 0 ? [`Erwartet: ${euros(coming)}`] : []),
      ]);
    });
  const quarter = quarterOf(today);
  const yearOf = (day: string) => Number(day.slice(0, 4));
  const monthOf = (day: string) => yearOf(day) * 12 + Number(day.slice(5, 7)) - 1;
  const years = payouts.map(({ payoutDate }) => yearOf(payoutDate));
  const dayAfter = (moment: string, days: number) => {
    const due = new Date(`${dayOf(moment)}T12:00:00Z`);
    due.setUTCDate(due.getUTCDate() + days);
    // A period does not end on a weekend.
    while ([0, 6].includes(due.getUTCDay())) due.setUTCDate(due.getUTCDate() + 1);
    return dayOf(due.toISOString());
  };
  const daysUntil = (day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000;
  const ibanOf = (product: number) => {
    const account = tables.productPaymentConfigurations.find(
      ({ productId, bankAccount }) => productId === product && bankAccount !== null,
    )?.bankAccount;
    return /"iban":"(\w+)"/.exec(account ?? '')?.[1]?.replaceAll(/(.{4})(?=.)/g, '$1 ');
  };
  /** Rows of the open orders, the first deadline first. */
  const toPay = () =>
    open
      .toSorted((one, other) => Date.parse(one.checkoutCompletedAt ?? '') - Date.parse(other.checkoutCompletedAt ?? ''))
      .map((order) => `Zu erledigen › ${nameOf(itemOf(order).productId)}: ${euros(missing(order))}`);
  /** Bank details of an open order, with its deadline. */
  const transferFigures = (order: Row<'orders'>) => {
    const due = euros(missing(order));
    const received = receivedFor(order);
    const days = daysUntil(dayAfter(order.checkoutCompletedAt ?? '', 10));
    return [
      `: ${due} überweisen`,
      ...under(`${due} überweisen`, [
        ...(received > 0 ? [`: ${euros(received)} von ${euros(order.total)} sind eingegangen`] : []),
        `: noch ${days} Tage`,
        `IBAN: ${ibanOf(itemOf(order).productId)}`,
        `Betrag: ${due}`,
        `Verwendungszweck: ${order.number}`,
      ]),
      `Verlauf › ${received > 0 ? 'Teil der Zahlung eingegangen' : 'Zahlung'}: Überweisungen sind meist nach 1–2 Bankarbeitstagen bei uns.`,
    ];
  };
  /** Amount of an open order by card, with its deadline. */
  const cardFigures = (order: Row<'orders'>) => {
    const due = euros(missing(order));
    return [
      `: ${due} bezahlen`,
      `${due} bezahlen: noch ${daysUntil(dayAfter(order.checkoutCompletedAt ?? '', 10))} Tage`,
    ];
  };
  const registeredOf = (order: Row<'orders'>) =>
    sum(tables.transactions.filter(({ orderId }) => orderId === order.id).map(({ amount }) => amount));
  const orderFigures = (order: Row<'orders'>, label: string) => {
    const bookings = tables.bankTransactions.filter(({ orderId }) => orderId === order.id);
    const isTransfer = open.includes(order) && order.paymentState === 'awaiting_payment';
    return [
      ...under(label, itemFigures(order)),
      ...(isTransfer ? transferFigures(order) : []),
      ...(order.paymentState === 'payment_required' ? cardFigures(order) : []),
      ...(order.shippingState === 'partially_shipped' && !isWithdrawn(order)
        ? [`Sie müssen nichts tun: ${count(registeredOf(order))} von ${count(itemOf(order).quantity)} eingetragen`]
        : []),
      ...bookings
        .filter(({ outcome }) => outcome === 'short')
        .map(({ amount }) => `Verlauf: ${euros(amount)} eingegangen, weniger als offen war`),
      ...bookings
        .filter(({ outcome }) => outcome === 'over')
        .map(({ amount }) => `Verlauf: ${euros(amount)} eingegangen, mehr als offen war`),
      ...bookings
        .filter(({ outcome }) => outcome === 'returned')
        .map(({ amount }) => `Verlauf: ${euros(-amount)} erstattet`),
    ];
  };
  /** Days from one to another by 30/360. */
  const days360 = (from: string, to: string) => {
    const [first, last] = [from, to].map((day) => {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
      return year * 360 + month * 30 + Math.min(date, 30);
    });
    return (last ?? 0) - (first ?? 0);
  };
  /** Interest in cents on a nominal value, for days of a year of 360. */
  const interest = (product: number, nominal: number, days: number) =>
    Math.round((nominal * Number(attribute(product, 'interest_rate')) * days) / 36_000);
  /** Days of the coming payments of a bond that pays every half year. */
  const paymentDays = (maturity: string) => {
    const days: string[] = [];
    for (let months = 0; ; months += 6) {
      const [year = 0, month = 0] = maturity.split('-').map(Number);
      const end = dayOf(new Date(Date.UTC(year, month - months, 0, 12)).toISOString());
      if (end <= today) return days.toReversed();
      days.push(end);
    }
  };

  return {
    home: () => [
      `Ihr Bestand zum Nennwert: ${euros(owned)}`,
      `Ihr Bestand zum Nennwert › Zinsen bisher: ${euros(sum(paid.map(({ net }) => net)))}`,
      `Ihr Bestand zum Nennwert › Davon ${today.slice(0, 4)}: ${euros(sum(paid.filter(({ payoutDate }) => payoutDate.startsWith(today.slice(0, 4))).map(({ net }) => net)))}`,
      `Ihr Bestand zum Nennwert › Ø Zins p. a.: ${meanRate()}`,
      `Ihr Bestand zum Nennwert › Nächste Auszahlung: … · ${euros(next.net)}`,
      ...toPay().slice(0, 3),
      ...under('Wallet', holdingRows),
      ...holdings.map(({ name, value }) => `Wallet › Anteile an Ihrem Bestand › ${name}: ${percent(value, owned)}`),
      ...under(
        'Zinsen je Quartal',
        periods(quarterOf, quarter - 10, quarter + 2, (key) => `${(key % 4) + 1}. Quartal ${Math.floor(key / 4)}`),
      ),
      ...paid.slice(0, 3).map(({ productId, net }) => `Letzte Auszahlungen › ${nameOf(productId)}: ${euros(net)}`),
      ...under('Fälligkeit Ihrer Wertpapiere › Rückzahlung zum Nennwert je Jahr', maturities()),
      ...bonds.slice(0, 8).map((bond) => `Neue Produkte › ${bond.name}: ${rowOf(bond)}`),
      ...bonds.slice(0, 8).flatMap((bond) => under('Neue Produkte', cardOf(bond))),
      ...orders
        .filter((order) => !UNDONE.includes(order.paymentState) && !open.includes(order))
        .slice(0, 5)
        .flatMap((order) =>
          under(`Ihre Zeichnungen › ${nameOf(itemOf(order).productId)}`, [
            `Stückzahl: ${count(itemOf(order).quantity)}`,
            `Betrag: ${euros(order.total)}`,
          ]),
        ),
    ],
    search: () => [...bonds.flatMap(cardOf), `: ${bonds.length} Produkte`, `: ${bonds.length} von ${bonds.length}`],
    account: () => [
      `Anlage › Zeichnungen: ${open.length} zu bezahlen`,
      `Bank und Steuern › Auszahlungen: … · ${euros(next.net)}`,
      `Bank und Steuern › Bankverbindung: ${customer.iban?.slice(0, 4)} … ${customer.iban?.slice(-4)}`,
    ],
    orders: () => [
      `: Gezeichnet: ${euros(sum(orders.filter(isValid).map(({ total }) => total)))} Stornierte, widerrufene und erstattete Zeichnungen zählen nicht mit.`,
      ...orders.flatMap((order) =>
        under(`Zeichnungen › ${nameOf(itemOf(order).productId)}`, [
          `Nummer: ${order.number}`,
          `Stückzahl: ${count(itemOf(order).quantity)}`,
          `Betrag: ${euros(order.total)}`,
        ]),
      ),
      `: ${orders.length} von ${orders.length}`,
    ],
    wallet: () => {
      const entries = tables.transactions.filter(({ toAddress }) => toAddress === wallet.address);
      return [
        ...under('Ihr Bestand', holdingRows),
        ...holdings
          .filter(({ owed }) => owed > 0)
          .map(
            ({ amount, owed }) =>
              `Ihr Bestand › Token: Nach Ihrem Widerruf gehen davon ${count(owed)} an uns zurück. Übertragbar sind ${count(amount - owed)}.`,
          ),
        ...entries.map(
          ({ productId, amount }) => `Transaktionen › ${nameOf(productId)} › Stückzahl: +${count(amount)}`,
        ),
        `Transaktionen: ${entries.length} von ${entries.length}`,
      ];
    },
    payments: (year: string | null) => {
      const rows = ofYear(year);
      const received = rows.filter((row) => paid.includes(row));
      const coming = rows.filter((row) => !paid.includes(row));
      const soonest = coming.at(-1);
      const untold = received.filter(({ isTold }) => !isTold).length;
      const region = year === null ? 'Insgesamt erhalten' : `Erhalten ${year}`;
      const suffix = year === null ? '' : ` ${year}`;
      const total = euros(sum(received.map(({ net }) => net)));
      const names = [...new Set(received.map(({ productId }) => nameOf(productId)))];
      const named = names.length > 1 ? names : [];
      return [
        ...(year === null ? [] : [`: ${rows.length} von ${payouts.length} Einträgen werden exportiert.`]),
        `${region}: ${total}`,
        ...(soonest ? [`${region}: ${euros(soonest.net)}`] : []),
        ...(untold > 0
          ? [
              `${region}: Zu ${untold} von ${received.length} Zahlungen wurden uns keine Steuern gemeldet. Sie zählen bei den Steuern nicht mit. Wir kennen die Steuern nur, wenn die auszahlende Stelle sie uns meldet.`,
            ]
          : []),
        `${region} › Einbehaltene Steuern: ${euros(sum(received.map(({ tax }) => tax)))}`,
        ...(coming.length > 0
          ? [`${region} › Noch erwartet${suffix}: ${euros(sum(coming.map(({ net }) => net)))}`]
          : []),
        `${region} › Zahlungen: ${coming.length > 0 ? `${received.length} von ${rows.length}` : rows.length}`,
        ...(year === null
          ? under(`${region} › Zinsen je Jahr`, periods(yearOf, Math.min(...years), Math.max(...years), String, named))
          : under(
              `${region} › Zinsen ${year} je Monat`,
              periods(monthOf, Number(year) * 12, Number(year) * 12 + 11, (key) => MONTHS[key % 12] ?? '', named),
            )),
        ...under(`Zinsen${suffix} je Wertpapier`, bySecurity(received)),
        ...rows.flatMap(({ productId, isTold, amount, tax, net }) =>
          under(`Alle Zahlungen${suffix} › ${nameOf(productId)}`, [
            ...(isTold ? [`Zinsen: ${euros(amount)}`, `Steuern: ${euros(tax)}`] : []),
            `Auszahlung: ${euros(net)}`,
          ]),
        ),
        `Alle Zahlungen${suffix}: ${rows.length} von ${rows.length}`,
        ...(year === null
          ? []
          : [
              year === today.slice(0, 4)
                ? `Steuerdatei ${year}: Alle Zahlungen bis heute (${received.length}), zusammen ${total}. Vorläufig, weil das Jahr noch nicht zu Ende ist.`
                : `Steuerdatei ${year}: Alle Zahlungen des Jahres (${received.length}), zusammen ${total}.`,
            ]),
      ];
    },
    invoices: () => [
      ...invoices.flatMap((invoice) => [
        `Abrechnungen › Nummer: ${invoice.number}`,
        `Abrechnungen › ${invoice.number} › Zeichnung: ${only(orders.filter(({ id }) => id === invoice.orderId)).number}`,
        `Abrechnungen › ${invoice.number} › Betrag: ${euros(invoice.total)}`,
      ]),
      `: ${invoices.length} von ${invoices.length}`,
    ],
    excerpts: () => {
      const all = tables.customerDocuments.filter(
        ({ customerId, type }) => customerId === customer.id && type === 'registry_excerpt',
      );
      return [`: ${all.length} von ${all.length}`];
    },
    referrals: (host: string) => {
      const referred = tables.customers.filter(({ referredById }) => referredById === customer.id);
      const earned = referred.flatMap((each) => {
        const [first] = tables.transactions
          .filter(({ orderId }) =>
            tables.orders.some(
              ({ id, customerId, shippingState }) =>
                id === orderId && customerId === each.id && shippingState === 'shipped',
            ),
          )
          .map(({ createdAt }) => createdAt)
          .toSorted();
        const name = `${each.firstName?.[0]}. ${each.lastName?.[0]}.`;
        return first === undefined ? [] : [{ name, year: first.slice(0, 4), cents: each.promisedCommission ?? 0 }];
      });
      return [
        `: Zeichnet jemand über Ihren Link, erhalten Sie ${euros(customer.referralCommission ?? 0)} nach der ersten abgerechneten Zeichnung. Wir schreiben Ihnen dann.`,
        `Ihr Link › Link zur Registrierung: ${host}/sign-up/${customer.referralCode}`,
        `Ihr Link › Code, falls Sie den Link nicht verwenden können: ${customer.referralCode}`,
        `Ihre Empfehlungen › Registriert: ${referred.length}`,
        `Ihre Empfehlungen › Gezeichnet: ${earned.length}`,
        ...[...new Set([today.slice(0, 4), ...earned.map(({ year }) => year)])].map((year) => {
          const own = earned.filter((each) => each.year === year);
          return `Ihre Empfehlungen › Provision ${year}: ${euros(sum(own.map(({ cents }) => cents)))}`;
        }),
        ...earned.map(({ name, cents }) => `Ihre Empfehlungen › ${name} › Provision: ${euros(cents)}`),
      ];
    },
    product: (code: string, typed: number | null = null, locale: Locale = 'de') => {
      const bond = bondOf(code);
      const { product, variant, price } = bond;
      const nominal = nominalOf(product.id);
      const calculator = 'Zinsen berechnen und zeichnen';
      const maturity = attribute(product.id, 'maturity_date');
      // The page proposes tokens for 10,000 €.
      const tokens = typed ?? Math.floor(1_000_000 / price);
      const [first = maturity, ...rest] = paymentDays(maturity);
      const firstInterest = interest(product.id, tokens * nominal, days360(today, first));
      const whole = firstInterest + rest.length * interest(product.id, tokens * nominal, 180);
      const dated = (day: string) => day.split('-').toReversed().join('.');
      return [
        `Zins p. a.: ${rate(product.id)}`,
        `Mindestens: ${euros(minimum(product.id))}`,
        ...progress(bond),
        `${calculator}: ${euros(Math.ceil(minimum(product.id) / price) * price)} bis ${euros(Math.floor(left(bond) / price) * price)}, schon gezeichnet: ${euros(maximum(product.id) - left(bond))}`,
        `${calculator} › ${amountField(tokens, price)}`,
        `${calculator}: ${equivalent(tokens, price)}`,
        `${calculator} › Sie zahlen: ${euros(tokens * price)}`,
        `${calculator} › Sie erhalten voraussichtlich: ${euros(tokens * nominal + whole)}`,
        `${calculator} › Davon Zinsen bis ${dated(maturity)}: ${euros(whole)}`,
        `${calculator} › Zinsen pro Jahr: ${euros(interest(product.id, tokens * nominal, 360))}`,
        `${calculator} › Erste Zahlung am ${dated(first)}: ${euros(firstInterest)}`,
        `${calculator} › Kosten für Sie: ${euros(0)}`,
        ...under('Ihre Zahlungen je Halbjahr', [
          `: für ${euros(tokens * price)}`,
          `${dated(first)} › Zinsen: ${euros(firstInterest)}`,
          ...rest.map((day) => `${dated(day)} › Zinsen: ${euros(interest(product.id, tokens * nominal, 180))}`),
          `${dated(maturity)} › Rückzahlung: ${euros(tokens * nominal)}`,
        ]),
        ...under(`Emittentin: ${attribute(product.id, 'issuer')}`, [
          `Gesamtbetrag der Anleihe: ${euros(variant.totalSupply * nominal)}`,
          `Anleger bisher: ${attribute(product.id, 'investor_count')} von höchstens 149`,
        ]),
        ...under('Bedingungen', [
          `ISIN: ${attribute(product.id, 'isin')}`,
          `Zins: ${rate(product.id)} p. a.`,
          `Nennwert je Stück: ${euros(nominal)}`,
          `Preis je Stück: ${euros(price)}`,
          `Mindestens: ${euros(minimum(product.id))}`,
          `Höchstens, insgesamt je Anleger: ${euros(maximum(product.id))}`,
        ]),
        ...papersOf(product.id, locale),
      ];
    },
    orderNumbers: orders.map(({ number }) => number ?? ''),
    tokenOf: (number: string) => only(orders.filter((each) => each.number === number)).tokenValue,
    order: (number: string) => {
      const order = only(orders.filter((each) => each.number === number));
      return [
        `: Zeichnung ${order.number} vom …`,
        ...orderFigures(order, 'Ihre Zeichnung'),
        ...invoices
          .filter(({ orderId }) => orderId === order.id)
          .map((invoice) => `Unterlagen: ${invoiceName(invoice)} PDF, …`),
        ...(isWithdrawn(order)
          ? [
              `: Sie haben Ihre Zeichnung widerrufen. Die Token gehen mit der Erstattung aus Ihrer Wallet an uns zurück; bis dahin können Sie die Token nicht übertragen. Wir erstatten ${euros(receivedFor(order))} bis Sonntag, ….`,
            ]
          : []),
      ];
    },
    finished: (number: string) => {
      const order = only(orders.filter((each) => each.number === number));
      return orderFigures(order, nameOf(itemOf(order).productId));
    },
    transfer: (code: string, tokens: number | null, step: 'form' | 'review' | 'code' | 'sent') => {
      const { product } = bondOf(code);
      const { amount, owed } = only(holdings.filter(({ productId }) => productId === product.id));
      if (tokens === null)
        return [
          `: Ihr Bestand: ${count(amount)} Stück. Nach Ihrem Widerruf gehen davon ${count(owed)} an uns zurück. Übertragbar sind ${count(amount - owed)}.`,
        ];
      return [
        `Stückzahl: ${count(tokens)}`,
        ...(step === 'sent'
          ? [`Jetzt in Ihrer Wallet: ${count(amount)}`]
          : [
              `Wert zum Nennwert: ${euros(tokens * nominalOf(product.id))}`,
              `Danach in Ihrer Wallet: ${count(amount - tokens)}`,
            ]),
        ...(step === 'code' ? [': Die App zeigt einen sechsstelligen Code, der alle 30 Sekunden wechselt.'] : []),
      ];
    },
    subscription: (code: string, tokens: number, income: number) => {
      const bond = bondOf(code);
      const { product, price } = bond;
      const total = tokens * price;
      const summary = [
        `Stückzahl: ${count(tokens)}`,
        `Preis je Stück: ${euros(price)}`,
        `Nennwert: ${euros(tokens * nominalOf(product.id))}`,
        `Gesamt: ${euros(total)}`,
        `: Zins ${rate(product.id)} p. a., halbjährlich, Laufzeit bis …`,
      ];
      const address = only(tables.addresses.filter(({ id }) => id === customer.defaultAddressId));
      const bank =
        'Sie erhalten die Bankverbindung mit GiroCode. Ihre Überweisung ist meist nach 1–2 Bankarbeitstagen bei uns.';
      const declared = 'Selbstauskunft zur Anlagehöhe';
      const allowance = `Ihr Höchstbetrag bei dieser Anleihe: ${euros(maximum(product.id))}`;
      return {
        token: [
          `Zins p. a.: ${rate(product.id)}`,
          `Mindestens: ${euros(minimum(product.id))}`,
          `: Ein Stück kostet ${euros(price)}. Möglich sind ${possible(Math.ceil(minimum(product.id) / price), Math.floor(left(bond) / price), price)}.`,
          amountField(tokens, price),
          `: ${equivalent(tokens, price)}`,
          `: ${allowance}`,
          `${allowance} › Schon gezeichnet: ${euros(maximum(product.id) - left(bond))}`,
          `${allowance} › Diese Zeichnung: ${euros(total)}`,
          `${allowance} › Bleibt frei: ${euros(left(bond) - total)}`,
          `Preis je Stück: ${euros(price)}`,
          `Voraussichtlich: ${euros(total)}`,
          `: Zins ${rate(product.id)} p. a., halbjährlich, Laufzeit bis …`,
        ],
        declared: [
          // § 6 WpPG: the limits of the law.
          `${declared}: Mehr als 1.000 € je Anleihe, alle Zeichnungen zusammen, dürfen Sie nur zeichnen, wenn Ihr Vermögen oder Ihr Einkommen das zulässt (… WpPG). Professionelle Kunden sind ausgenommen. Ihre Angabe wird mit Ihrer Zeichnung gespeichert.`,
          `${declared} › Womit begründen Sie die Höhe Ihrer Anlage?: Ab 100.000 € in Bankguthaben und Finanzinstrumenten können Sie bis zu 10.000 € zeichnen.`,
          `${declared} › Womit begründen Sie die Höhe Ihrer Anlage?: Sie können bis zum Zweifachen Ihres durchschnittlichen monatlichen Nettoeinkommens zeichnen, höchstens 25.000 €.`,
          `${declared} › Nettoeinkommen im Monat: ${count(income)}`,
          ...papersOf(product.id, 'de').map((paper) => `${declared} › ${paper}`),
          ...summary,
        ],
        methods: [`Zahlungsart: ${bank}`, ...summary],
        review: [
          `Betrag: ${euros(total)}${count(tokens)} Stück zu ${euros(price)}`,
          `Anschrift: ${address.street}`,
          `Anschrift: ${address.postcode} ${address.city}`,
          `Zahlungsart: Überweisung${bank}`,
          `Ihre Erklärungen: Mein durchschnittliches Nettoeinkommen im Monat beträgt ${euros(income * 100)}.`,
          `ISIN: ${attribute(product.id, 'isin')}`,
          'Kosten für Sie: 0 €',
          ...summary,
          ': Zahlen innerhalb von 10 Tagen. Danach kann die Zeichnung storniert werden.',
          ': Widerrufen innerhalb von 14 Tagen. Ohne Angabe von Gründen; eine E-Mail genügt.',
        ],
      };
    },
  };
}
