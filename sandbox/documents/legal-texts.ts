import { type BondFacts, PERIODS } from './bondFacts.ts';
import { euros, longDay, percent, plainEuros } from './format.ts';

export interface Section {
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

/** Sections in the order of § 4 Abs. 3 WpPG. */
export function informationSheet(bond: BondFacts): Section[] {
  const volume = bond.supply * bond.unitNominal;
  return [
    {
      title: '1. Art, genaue Bezeichnung und Kennnummer des Wertpapiers',
      paragraphs: [
        `Inhaberschuldverschreibung als Kryptowertpapier nach dem Gesetz über elektronische Wertpapiere (eWpG), „${bond.name}“, ISIN ${bond.isin}.`,
      ],
    },
    {
      title: '2. Funktionsweise und verbundene Rechte',
      paragraphs: [
        `Wer das Wertpapier hält, hat gegen die Emittentin Anspruch auf Zinsen von ${percent(bond.interestRate)} im Jahr auf den Nennbetrag und auf Rückzahlung des Nennbetrags am ${longDay(bond.maturityDate)}. Die Zinsen sind ${PERIODS[bond.interestPeriod]} nachträglich zahlbar. Mitgliedschaftliche Rechte, insbesondere Stimmrechte, bestehen nicht. Das Wertpapier wird in ein Kryptowertpapierregister eingetragen und ist übertragbar; ein Handel an einer Börse ist nicht vorgesehen.`,
      ],
    },
    {
      title: '3. Emittentin und Geschäftstätigkeit',
      paragraphs: [`Emittentin ist die ${bond.issuer}.`, bond.description],
    },
    {
      title: '4. Mit dem Wertpapier und der Emittentin verbundene Risiken',
      paragraphs: ['Die wesentlichen Risiken sind:'],
      list: [
        'Ausfall der Emittentin: Wird die Emittentin zahlungsunfähig, können Zinsen und Rückzahlung ganz oder teilweise ausbleiben. Eine Einlagensicherung besteht nicht.',
        'Geschäftliches Risiko: Kosten, Erlöse, Genehmigungen und Zinsen können sich anders entwickeln als geplant.',
        'Eingeschränkte Veräußerbarkeit: Es gibt keinen geregelten Markt. Ein Verkauf vor Fälligkeit kann unmöglich sein oder nur mit Verlust gelingen.',
        'Technische Risiken: Fehler im Aufzeichnungssystem oder der Verlust von Schlüsseln können Verfügungen verzögern.',
      ],
    },
    {
      title: '5. Verschuldungsgrad der Emittentin',
      paragraphs: ['Auf Grundlage des letzten aufgestellten Jahresabschlusses beträgt der Verschuldungsgrad 214,6 %.'],
    },
    {
      title: '6. Aussichten unter verschiedenen Marktbedingungen',
      paragraphs: [
        'Bei neutraler oder positiver Entwicklung werden Zinsen und Rückzahlung wie vereinbart geleistet; ein höherer Ertrag ist ausgeschlossen. Bei negativer Entwicklung kann es zu verspäteten Zahlungen bis hin zum vollständigen Ausfall kommen.',
      ],
    },
    {
      title: '7. Konditionen, Kosten und Provisionen',
      paragraphs: [
        `Der Ausgabebetrag entspricht dem Nennbetrag. Die Mindestzeichnung beträgt ${plainEuros(bond.minimum)}${bond.maximumNonProfessional === null ? '' : `, die Höchstzeichnung für Privatkunden ${plainEuros(bond.maximumNonProfessional)}`}. Für die Zeichnung und die Verwahrung werden keine Kosten berechnet. Die Emittentin zahlt der Parkett Invest GmbH eine Vermittlungsprovision von bis zu 3 % des Nennbetrags der vermittelten Wertpapiere; die übrigen Kosten der Emission betragen voraussichtlich 1,2 % des Emissionsvolumens.`,
      ],
    },
    {
      title: '8. Angebotsvolumen und Verwendung des Erlöses',
      paragraphs: [
        `Angeboten werden Wertpapiere im Gesamtnennbetrag von bis zu ${euros(volume)}. Der Nettoerlös dient der Finanzierung des unter Nummer 3 beschriebenen Vorhabens.`,
      ],
    },
    {
      title: '9. Gesetzliche Hinweise',
      paragraphs: [
        'Die inhaltliche Richtigkeit dieses Wertpapierinformationsblatts unterliegt nicht der Prüfung durch die Bundesanstalt für Finanzdienstleistungsaufsicht (BaFin). Für das Wertpapier wurde kein von der BaFin gebilligter Wertpapierprospekt hinterlegt. Weitergehende Informationen sind unmittelbar von der Emittentin kostenlos erhältlich. Ansprüche auf der Grundlage einer in diesem Blatt enthaltenen Angabe können nur bestehen, wenn die Angabe irreführend oder unrichtig ist oder der vorgeschriebene Warnhinweis fehlt und das Erwerbsgeschäft während der Dauer des öffentlichen Angebots geschlossen wird.',
      ],
    },
  ];
}

export function terms(bond: BondFacts): Section[] {
  return [
    {
      title: '§ 1 Nennbetrag, Form, Kryptowertpapier',
      paragraphs: [
        `Die Emittentin begibt Inhaberschuldverschreibungen im Gesamtnennbetrag von bis zu ${euros(bond.supply * bond.unitNominal)}, eingeteilt in untereinander gleichberechtigte Schuldverschreibungen zu je ${plainEuros(bond.unitNominal)}.`,
        'Die Schuldverschreibungen sind elektronische Wertpapiere in Einzeleintragung im Sinne des § 8 Absatz 1 Nummer 2 eWpG. Urkunden werden nicht ausgestellt. Jede Schuldverschreibung wird durch einen Token abgebildet.',
      ],
    },
    {
      title: '§ 2 Register',
      paragraphs: [
        'Das Kryptowertpapierregister führt die Parkett Register GmbH. Als Inhaber gilt, wer im Register als solcher eingetragen ist. Ein Wechsel der registerführenden Stelle wird nach § 9 bekannt gemacht.',
      ],
    },
    {
      title: '§ 3 Verzinsung',
      paragraphs: [
        `Die Schuldverschreibungen werden vom ${longDay(bond.valueDate)} (einschließlich) bis zum ${longDay(bond.maturityDate)} (ausschließlich) mit ${percent(bond.interestRate)} im Jahr auf ihren Nennbetrag verzinst. Die Zinsen sind ${PERIODS[bond.interestPeriod]} nachträglich zahlbar. Wer während eines Zinslaufs erwirbt, erhält Zinsen anteilig ab dem Tag der Eintragung.`,
        'Zinsen für Teile eines Zinslaufs werden nach der Methode 30/360 berechnet und auf volle Cent gerundet.',
      ],
    },
    {
      title: '§ 4 Laufzeit und Rückzahlung',
      paragraphs: [
        `Die Schuldverschreibungen werden am ${longDay(bond.maturityDate)} zum Nennbetrag zurückgezahlt, soweit sie nicht vorher zurückgezahlt oder entwertet worden sind.`,
      ],
    },
    {
      title: '§ 5 Zahlungen',
      paragraphs: [
        'Zahlungen leistet die Emittentin in Euro auf das im Konto des Inhabers hinterlegte Bankkonto. Steuern, die gesetzlich einzubehalten sind, werden abgezogen. Fällt ein Zahltag nicht auf einen Bankarbeitstag in Hamburg, wird am folgenden Bankarbeitstag gezahlt; zusätzliche Zinsen fallen nicht an.',
      ],
    },
    {
      title: '§ 6 Rang und Sicherheiten',
      paragraphs: [`Sicherheiten und Rang: ${bond.collateral}.`],
    },
    {
      title: '§ 7 Kündigung',
      paragraphs: [
        'Das ordentliche Kündigungsrecht der Inhaber ist ausgeschlossen. Jeder Inhaber kann seine Schuldverschreibungen aus wichtigem Grund kündigen, insbesondere wenn',
      ],
      list: [
        'die Emittentin fällige Zinsen nicht innerhalb von dreißig Tagen zahlt,',
        'die Emittentin ihre Zahlungen allgemein einstellt oder ein Insolvenzverfahren über ihr Vermögen eröffnet wird,',
        'die Emittentin aufgelöst wird, ohne dass eine andere Gesellschaft alle Verpflichtungen übernimmt.',
      ],
    },
    {
      title: '§ 8 Übertragung',
      paragraphs: [
        'Verfügungen bedürfen der Einigung und der Umtragung im Register (§ 25 eWpG). Übertragen werden kann nur auf Wallets, die für eine Anlegerin oder einen Anleger freigegeben sind. Auch durch Übertragungen darf die Zahl der Inhaber 149 nicht übersteigen.',
      ],
    },
    {
      title: '§ 9 Bekanntmachungen',
      paragraphs: ['Bekanntmachungen erfolgen auf der Plattform und per E-Mail an die hinterlegte Adresse.'],
    },
    {
      title: '§ 10 Schlussbestimmungen',
      paragraphs: [
        'Es gilt deutsches Recht. Gerichtsstand ist, soweit zulässig, der Sitz der Emittentin. Sollte eine Bestimmung unwirksam sein, bleiben die übrigen wirksam.',
      ],
    },
  ];
}

export function risks(bond: BondFacts): Section[] {
  return [
    {
      title: 'Was Sie bedenken sollten',
      paragraphs: [
        `Mit einer Zeichnung der „${bond.name}“ leihen Sie der ${bond.issuer} Geld. Ob Sie Zinsen und Rückzahlung erhalten, hängt allein von ihr ab. Investieren Sie nur, was Sie bis zum ${longDay(bond.maturityDate)} entbehren und notfalls verlieren können.`,
      ],
    },
    {
      title: 'Maximales Risiko',
      paragraphs: [
        'Es besteht das Risiko des Totalverlusts des Anlagebetrags und nicht gezahlter Zinsen. Wer die Anlage mit einem Darlehen bezahlt, muss es auch dann zurückzahlen, wenn die Emittentin ausfällt.',
      ],
    },
    {
      title: 'Risiken der Emittentin',
      paragraphs: [],
      list: [
        'Die Emittentin finanziert im Wesentlichen ein Vorhaben. Verzögert es sich oder bringt es weniger ein, kann sie dies kaum ausgleichen.',
        'Fremdkapital anderer Gläubiger kann vorrangig zu bedienen sein.',
        'Gesetze, Förderungen und Steuern können sich zu ihrem Nachteil ändern.',
        'Die Emittentin ist auf wenige Personen angewiesen.',
      ],
    },
    {
      title: 'Risiken des Wertpapiers',
      paragraphs: [],
      list: [
        `Besicherung: ${bond.collateral}. Der Wert von Sicherheiten kann hinter den Forderungen zurückbleiben.`,
        'Der Zinssatz ist fest. Steigt das allgemeine Zinsniveau, sinkt der Wert des Wertpapiers.',
        'Die Kaufkraft der Rückzahlung kann durch Inflation geringer sein als die des Anlagebetrags.',
        'Vor Fälligkeit haben Sie kein ordentliches Kündigungsrecht. Es gibt keinen geregelten Markt.',
      ],
    },
    {
      title: 'Risiken der Technik',
      paragraphs: [
        'Die Eintragung erfolgt auf einem verteilten Aufzeichnungssystem. Fehler in Programmen, Angriffe oder Störungen können dazu führen, dass Übertragungen zeitweise nicht möglich sind. Ihr Anspruch gegen die Emittentin bleibt davon unberührt.',
      ],
    },
    {
      title: 'Streuung',
      paragraphs: [
        'Legen Sie nur einen kleinen Teil Ihres Vermögens in ein einzelnes Wertpapier an. Verteilen Sie Ihr Geld auf verschiedene Anlagen, Emittenten und Laufzeiten.',
      ],
    },
  ];
}
