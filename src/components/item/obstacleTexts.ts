import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Obstacle } from '#domain/item/purchase.ts';

/** Reasons why this customer cannot buy this work, with the consequence for them. */
export const obstacleTexts: Record<Obstacle, { title: MessageDescriptor; text: MessageDescriptor }> = {
  own: {
    title: msg`Das ist Ihr eigenes Werk`,
    text: msg`Eigene Werke können Sie nicht kaufen.`,
  },
  soldOut: {
    title: msg`Dieses Werk ist ausverkauft`,
    text: msg`Alle Exemplare sind verkauft.`,
  },
  locked: {
    title: msg`Dieses Werk ist freigegebenen Wallets vorbehalten`,
    text: msg`Schreiben Sie uns, wenn Sie es kaufen möchten: Wir fragen für Sie an, ob Ihre Wallet freigegeben wird.`,
  },
  notOffered: {
    title: msg`Dieses Werk wird zurzeit nicht verkauft`,
    text: msg`Die Künstlerin oder der Künstler bietet es gerade nicht an.`,
  },
  banned: {
    title: msg`Mit Ihrem Konto können Sie nichts kaufen`,
    text: msg`Bitte schreiben Sie uns, wenn Sie wissen möchten, woran das liegt.`,
  },
  identity: {
    title: msg`Bestätigen Sie zuerst Ihre Identität`,
    text: msg`Bevor Sie Werke kaufen, prüfen wir einmal Ihre Identität. Das Videogespräch dauert meist wenige Minuten, das Ergebnis liegt in der Regel nach 24\u00a0Stunden vor.`,
  },
  rejected: {
    title: msg`Ihre Identität ist nicht bestätigt`,
    text: msg`Bei der letzten Prüfung konnte Ihre Identität nicht bestätigt werden. Sie können die Prüfung wiederholen und danach hier fortfahren.`,
  },
  checking: {
    title: msg`Ihre Identität wird gerade geprüft`,
    text: msg`Die Prüfung dauert in der Regel 24\u00a0Stunden. Sobald Ihre Identität bestätigt ist, können Sie kaufen.`,
  },
};
