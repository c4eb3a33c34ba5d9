import type { Decision } from '../people/identity.ts';

const GERMAN = {
  test: 'Testseite: Hier sieht Ihnen niemand zu. Halten Sie keinen echten Ausweis in die Kamera.',
  title: 'Identität prüfen',
  lede: (name: string) =>
    `Guten Tag${name && ` ${name}`}. In Wirklichkeit würde jetzt ein Videogespräch beginnen. Hier wählen Sie selbst, wie es ausgeht.`,
  steps: ['Gesicht zeigen', 'Ausweis vorn und hinten zeigen', 'Code aus der SMS nennen'],
  outcome: 'Ergebnis des Gesprächs',
  decisions: {
    approved: 'Identität bestätigt',
    approved_data_changed: 'Bestätigt, Angaben berichtigt',
    approved_data: 'Bestätigt, Angaben berichtigt (ältere Schreibweise)',
    approved_in_review: 'Bestätigt, wird noch nachgeprüft',
    pending: 'Gespräch geführt, Ergebnis steht aus',
    new: 'Unterlagen eingereicht, noch nicht angesehen',
    rejected: 'Nicht bestätigt',
    rejected_in_review: 'Nicht bestätigt, wird noch nachgeprüft',
  } satisfies Record<Decision, string>,
  reason: 'Grund, falls nicht bestätigt',
  reasons: 'Der Ausweis war nicht lesbar.',
  webhook: 'Meldung an den Shop',
  webhooks: {
    default: 'wie auf der Steuerseite eingestellt',
    now: 'sofort',
    late: 'nach einer Minute',
    twice: 'sofort und doppelt',
    never: 'nie',
  },
  leave: 'Abbrechen und zurück',
  closed: 'Diese Prüfung ist abgeschlossen',
  closedText: 'Sie können zum Shop zurückkehren.',
  unknown: 'Diese Prüfung gibt es nicht',
  unknownText: 'Der Link ist unvollständig oder gehört zu einer früheren Prüfung.',
  back: 'Zurück zum Shop',
};

export type IdentityWords = typeof GERMAN;

const ENGLISH: IdentityWords = {
  test: 'Test page: no one is watching. Don’t hold a real ID up to the camera.',
  title: 'Verify your identity',
  lede: (name) =>
    `Hello${name && ` ${name}`}. In real life, a video call would start now. Here, you choose how it ends.`,
  steps: ['Show your face', 'Show both sides of your ID', 'Read out the code from the text message'],
  outcome: 'Result of the call',
  decisions: {
    approved: 'Identity verified',
    approved_data_changed: 'Verified, details corrected',
    approved_data: 'Verified, details corrected (older spelling)',
    approved_in_review: 'Verified, still under review',
    pending: 'Call completed, result pending',
    new: 'Documents submitted, not reviewed yet',
    rejected: 'Not verified',
    rejected_in_review: 'Not verified, still under review',
  },
  reason: 'Reason, if not verified',
  reasons: 'The ID couldn’t be read.',
  webhook: 'Message to the shop',
  webhooks: {
    default: 'as set on the control page',
    now: 'immediately',
    late: 'after one minute',
    twice: 'immediately, and twice',
    never: 'never',
  },
  leave: 'Cancel and go back',
  closed: 'This check is closed',
  closedText: 'You can return to the shop.',
  unknown: 'This check doesn’t exist',
  unknownText: 'The link is incomplete or belongs to an earlier check.',
  back: 'Back to the shop',
};

export const wordsIn = (lang: 'de' | 'en'): IdentityWords => (lang === 'de' ? GERMAN : ENGLISH);
