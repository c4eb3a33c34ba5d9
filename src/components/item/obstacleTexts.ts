import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Obstacle } from '#domain/item/purchase.ts';

/** Reasons why this customer cannot buy this work, with the consequence for them. */
export const obstacleTexts: Record<Obstacle, { title: MessageDescriptor; text: MessageDescriptor }> = {
  own: {
    title: msg`Das ist Ihr eigenes Werk`,
    text: msg`Was Sie selbst anbieten, können Sie nicht kaufen.`,
  },
  soldOut: {
    title: msg`Dieses Werk ist ausverkauft`,
    text: msg`Alle Stücke haben schon jemanden gefunden.`,
  },
  locked: {
    title: msg`Dieses Werk ist freigegebenen Wallets vorbehalten`,
    text: msg`Schreiben Sie uns, wenn Sie es kaufen möchten: Wir fragen für Sie an, ob Ihre Wallet freigegeben wird.`,
  },
  notOffered: {
    title: msg`Dieses Werk wird zurzeit nicht verkauft`,
    text: msg`Wer es gemacht hat, bietet es gerade nicht an.`,
  },
  banned: {
    title: msg`Mit Ihrem Konto können Sie nichts kaufen`,
    text: msg`Bitte schreiben Sie uns, wenn Sie wissen möchten, woran das liegt.`,
  },
  identity: {
    title: msg`Bestätigen Sie zuerst Ihre Identität`,
    text: msg`Bevor Sie Werke kaufen, prüfen wir einmal Ihre Identität. Das dauert meist wenige Minuten; danach geht es hier weiter.`,
  },
  rejected: {
    title: msg`Ihre Identität ist nicht bestätigt`,
    text: msg`Bei der letzten Prüfung konnte sie nicht bestätigt werden. Sie können sie noch einmal prüfen lassen; danach geht es hier weiter.`,
  },
  checking: {
    title: msg`Ihre Identität wird gerade geprüft`,
    text: msg`Das dauert in der Regel 24 Stunden. Sobald sie bestätigt ist, können Sie kaufen.`,
  },
};
