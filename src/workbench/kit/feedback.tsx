import { useState } from 'react';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { OfflineIcon } from '#ui/basicIcons.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { CheckIcon, WarningIcon } from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import { type Notice, NotificationBar } from '#ui/NotificationBar.tsx';
import { NotificationRegion } from '#ui/NotificationRegion.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { PageNotice } from '#ui/PageNotice.tsx';
import { LoadingRegion, SkeletonBlock, SkeletonCard, SkeletonLine } from '#ui/Skeleton.tsx';
import { BankIcon, ClockIcon, UndoIcon } from '#ui/signIcons.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { KitContext } from './texts.ts';

const SIGNS = {
  positive: <CheckIcon />,
  info: <ClockIcon />,
  warning: <BankIcon />,
  danger: <WarningIcon />,
  neutral: <UndoIcon />,
};

export function Feedback({ say }: KitContext) {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'danger'>();
  const [gone, setGone] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);
  const notices: Notice[] = [
    { id: 'saved', tone: 'success', message: say('Ihre Adresse ist gespeichert.', 'Your address is saved.') },
    {
      id: 'failed',
      tone: 'error',
      message: say('Die Zeichnung konnte nicht angelegt werden.', 'The subscription could not be created.'),
      detail: say(
        'Der Anbieter war nicht erreichbar (POST orders, 503).',
        'The shop could not be reached (POST orders, 503).',
      ),
    },
    { id: 'info', tone: 'info', message: say('Wir prüfen Ihre Zahlung.', 'We are checking your payment.') },
  ];
  const close = () => setOpen(undefined);
  const answers = {
    confirm: say('Ja, verlassen', 'Yes, leave'),
    cancel: say('Hier bleiben', 'Stay here'),
    busy: say('Wird verworfen', 'Discarding'),
  };
  return (
    <Chapter title={say('Rückmeldung', 'Feedback')}>
      <Specimen name="Banner" wide>
        <Banner
          tone="warning"
          title={say('Identitätsprüfung läuft.', 'Identity check under way.')}
          dismiss={{ label: say('Ausblenden', 'Dismiss'), onPress: close }}
        >
          {say(
            'Das dauert in der Regel 24 Stunden. Sie müssen nichts tun.',
            'This usually takes 24 hours. You need not do anything.',
          )}
        </Banner>
        <Banner
          tone="info"
          title={say('Noch ein Schritt.', 'One more step.')}
          action={<Link href="#Banner">{say('Identität bestätigen', 'Confirm your identity')}</Link>}
        >
          {say('Dann können Sie zeichnen.', 'Then you can subscribe.')}
        </Banner>
        <Banner tone="success" title={say('Willkommen.', 'Welcome.')}>
          {say('Ihr Konto ist freigeschaltet.', 'Your account has been approved.')}
        </Banner>
        <Banner tone="danger" title={say('Ihr Konto ist gesperrt.', 'Your account is banned.')} />
      </Specimen>
      <Specimen name="NotificationBar" wide>
        <NotificationRegion label={say('Meldungen', 'Notifications')}>
          <NotificationBar
            notices={notices.filter(({ id }) => !gone.includes(id))}
            onDismiss={(id) => setGone([...gone, id])}
            labels={{
              dismiss: say('Meldung schließen', 'Close notification'),
              detail: say('Einzelheiten', 'Details'),
              tone: { success: say('Erfolg', 'Success'), error: say('Fehler', 'Error'), info: say('Hinweis', 'Note') },
            }}
          />
        </NotificationRegion>
      </Specimen>
      <Specimen name="PageNotice" wide>
        <PageNotice>
          <OfflineIcon />
          <span>
            {say('Keine Verbindung. Ihre Eingaben bleiben erhalten.', 'No connection. What you typed is kept.')}
          </span>
        </PageNotice>
        <PageNotice>
          <span>{say('Es gibt eine neuere Fassung.', 'There is a newer version.')}</span>
          <Button size="sm">{say('Neu laden', 'Reload')}</Button>
        </PageNotice>
      </Specimen>
      <Specimen name="Dialog, ConfirmDialog">
        <div className="cluster">
          <Button variant="secondary" onPress={() => setOpen('dialog')}>
            {say('Dialog öffnen', 'Open dialog')}
          </Button>
          <Button variant="secondary" onPress={() => setOpen('confirm')}>
            {say('Verlassen', 'Leave')}
          </Button>
          <Button variant="secondary" onPress={() => setOpen('danger')}>
            {say('Löschen', 'Delete')}
          </Button>
        </div>
        <Dialog
          isOpen={open === 'dialog'}
          onClose={close}
          title={say('Warum kann ich nicht zeichnen?', 'Why can I not subscribe?')}
          labels={{ close: say('Schließen', 'Close') }}
          actions={<Button onPress={close}>{say('Verstanden', 'Understood')}</Button>}
        >
          {say('Ihre Identitätsprüfung ist noch nicht abgeschlossen.', 'Your identity check isn’t finished yet.')}
        </Dialog>
        <ConfirmDialog
          isOpen={open === 'confirm' || open === 'danger'}
          danger={open === 'danger'}
          title={say('Zeichnung verlassen?', 'Leave this order?')}
          labels={answers}
          onConfirm={close}
          onCancel={close}
        >
          {say('Alle vorbereiteten Angaben gehen verloren.', 'All prepared information will be lost.')}
        </ConfirmDialog>
      </Specimen>
      <Specimen name="Disclosure">
        <Disclosure summary={say('Warum fragen wir das?', 'Why do we ask this?')}>
          <p className="soft">{say('Das Geldwäschegesetz verlangt es.', 'The law on money laundering requires it.')}</p>
        </Disclosure>
      </Specimen>
      <Specimen name="Skeleton" wide>
        <LoadingRegion label={say('Produkte werden geladen', 'Loading products')} className="auto-grid">
          <SkeletonCard art lines={4} />
          <SkeletonCard art lines={4} />
          <div>
            <h3>
              <SkeletonLine width="50%" />
            </h3>
            <SkeletonLine />
            <SkeletonLine width="80%" />
            <SkeletonBlock height="2.75rem" />
          </div>
        </LoadingRegion>
      </Specimen>
      <Specimen name="OutcomeHeader">
        {(['positive', 'info', 'warning', 'danger', 'neutral'] as const).map((tone) => (
          <OutcomeHeader
            key={tone}
            tone={tone}
            sign={SIGNS[tone]}
            status={tone}
            title={say('Ihre Zahlung ist eingegangen', 'Your payment has arrived')}
            reference={say('Zeichnung 000000015', 'Subscription 000000015')}
            lede={say('Sie müssen nichts tun.', 'There is nothing to do.')}
          />
        ))}
      </Specimen>
      <Specimen name="Timeline">
        <Timeline
          labels={{
            done: say('erledigt', 'done'),
            current: say('jetzt', 'now'),
            stopped: say('beendet', 'ended'),
            open: say('kommt noch', 'still to come'),
          }}
          items={[
            { key: 'a', state: 'done', title: say('Zeichnung eingegangen', 'Subscription received'), at: '21.11.2026' },
            { key: 'b', state: 'stopped', title: say('Zahlung abgebrochen', 'Payment cancelled') },
            {
              key: 'c',
              state: 'current',
              title: say('Zahlung', 'Payment'),
              note: say('Meist nach 1–2 Bankarbeitstagen bei uns.', 'Usually within 1–2 banking days.'),
            },
            { key: 'd', state: 'open', title: say('Eintragung', 'Registration') },
          ]}
        />
      </Specimen>
      <Specimen name="EmptyState, ErrorState" wide>
        <div className="halves">
          <Card padded={false}>
            <EmptyState
              title={say('Noch keine Auszahlungen', 'No payouts yet')}
              action={
                <ButtonLink href="#EmptyState" variant="secondary">
                  {say('Produkte ansehen', 'See products')}
                </ButtonLink>
              }
            >
              {say(
                'Hier stehen Ihre Zinsen, sobald ein Wertpapier ausgezahlt hat.',
                'Your interest appears here once a security has paid.',
              )}
            </EmptyState>
          </Card>
          <Card padded={false}>
            <ErrorState
              title={say('Ihre Zeichnungen konnten nicht geladen werden.', 'Your subscriptions could not be loaded.')}
              retry={{
                label: say('Erneut versuchen', 'Try again'),
                busyLabel: say('Wird geladen', 'Loading'),
                busy,
                onPress: () => setBusy(true),
              }}
              action={<Link href="#ErrorState">{say('Kontakt', 'Contact')}</Link>}
            >
              {say('Es ist nichts verloren gegangen.', 'Nothing has been lost.')}
            </ErrorState>
          </Card>
        </div>
      </Specimen>
    </Chapter>
  );
}
