import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import * as icons from '#ui/icons.tsx';
import { Link } from '#ui/Link.tsx';
import { Logo } from '#ui/Logo.tsx';
import { ProductArt } from '#ui/ProductArt.tsx';
import * as placeIcons from '#ui/placeIcons.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import * as signIcons from '#ui/signIcons.tsx';
import { Chapter, Specimen } from './Specimen.tsx';
import type { KitContext } from './texts.ts';

const PAIRS = [
  ['--paper', '--ink'],
  ['--surface', '--ink'],
  ['--surface-sunken', '--ink-soft'],
  ['--paper', '--ink-soft'],
  ['--brand', '--brand-ink'],
  ['--brand-tint', '--brand'],
  ['--accent-tint', '--accent'],
  ['--brand-tint', '--positive'],
  ['--info-tint', '--info'],
  ['--warning-tint', '--warning'],
  ['--danger-tint', '--danger'],
];
const TONES: BadgeTone[] = ['brand', 'accent', 'neutral', 'positive', 'info', 'warning', 'danger'];

export function Foundations({ say }: KitContext) {
  return (
    <Chapter title={say('Grundlagen', 'Foundations')}>
      <Specimen name="tokens" wide>
        <ul className="swatches">
          {PAIRS.map(([background, color]) => (
            <li key={`${background}${color}`} style={{ background: `var(${background})`, color: `var(${color})` }}>
              {background}
              <br />
              {color}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="type" wide>
        <p
          style={{ fontSize: 'var(--text-xxxl)', fontWeight: 600, letterSpacing: '-0.03em', lineHeight: 1 }}
          className="num"
        >
          48.000,00 €
        </p>
        <p style={{ fontSize: 'var(--text-xxl)', fontWeight: 600, letterSpacing: '-0.02em', lineHeight: 1.15 }}>
          {say('Digitale Wertpapiere. Einfach gezeichnet.', 'Digital securities. Simply subscribed.')}
        </p>
        <p style={{ fontSize: 'var(--text-lg)', fontWeight: 600 }}>{say('Letzte Auszahlungen', 'Latest payouts')}</p>
        <p className="measure">
          {say(
            'Die Anleihe ist mit 5,25 % p. a. verzinst. Zinsen werden vierteljährlich ausgezahlt, zuerst am 15.12.2026. Das Kryptowertpapierregister führt die Angaben nach § 17 eWpG.',
            'The bond bears interest of 5.25% a year. Interest is paid quarterly, first on 15 December 2026. The crypto securities register keeps the record under section 17 eWpG.',
          )}
        </p>
        <p className="soft small">{say('Kleiner Text, leise', 'Small text, quiet')}</p>
      </Specimen>
      <Specimen name="Button" wide>
        <div className="cluster">
          <Button>{say('Zeichnen', 'Subscribe')}</Button>
          <Button variant="secondary">{say('Zurück', 'Back')}</Button>
          <Button variant="quiet">{say('Mehr erfahren', 'More info')}</Button>
          <Button variant="danger">{say('Konto löschen', 'Delete account')}</Button>
          <Button size="sm">{say('Klein', 'Small')}</Button>
          <Button size="sm" variant="secondary">
            {say('Klein', 'Small')}
          </Button>
          <Button busy busyLabel={say('Wird gesendet', 'Sending')}>
            {say('Zeichnen', 'Subscribe')}
          </Button>
          <Button variant="secondary" busy busyLabel={say('Wird gesendet', 'Sending')}>
            {say('Zurück', 'Back')}
          </Button>
        </div>
        <div className="cluster">
          <Button
            disabledReason={say(
              'Die Zeichnung ist professionellen Kunden vorbehalten.',
              'Only professional clients can subscribe.',
            )}
          >
            {say('Zeichnen', 'Subscribe')}
          </Button>
          <ButtonLink href="#Button">{say('Zur Übersicht', 'To the overview')}</ButtonLink>
          <ButtonLink href="#Button" variant="secondary">
            {say('Per E-Mail anfragen', 'Ask by email')}
          </ButtonLink>
        </div>
        <Button wide>{say('Anmelden', 'Log in')}</Button>
      </Specimen>
      <Specimen name="Link">
        <p>
          {say('Noch kein Konto?', 'No account yet?')} <Link href="#Link">{say('Jetzt registrieren', 'Sign up')}</Link>
        </p>
        <p>
          <Link href="#Link" variant="strong">
            {say('Alle anzeigen', 'View all')}
          </Link>
        </p>
        <p>
          <Link href="https://example.com/" newTab={say('(öffnet einen neuen Tab)', '(opens a new tab)')}>
            {say('Kryptowertpapierliste der BaFin', 'List of crypto securities')}
          </Link>
        </p>
        <p>
          <Link href="#Link" current>
            {say('Übersicht (aktuell)', 'Overview (current)')}
          </Link>
        </p>
      </Specimen>
      <Specimen name="Badge">
        <div className="cluster">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen name="Logo, Spinner">
        <div className="cluster" data-gap="lg">
          <Logo name="Parkett" />
          <Spinner label={say('Wird geladen', 'Loading')} />
        </div>
      </Specimen>
      <Specimen name="icons" wide>
        <ul className="cluster" data-gap="md">
          {[...Object.entries(icons), ...Object.entries(placeIcons), ...Object.entries(signIcons)].map(
            ([name, Icon]) => (
              <li key={name} title={name}>
                <Icon />
                <span className="visually-hidden">{name}</span>
              </li>
            ),
          )}
        </ul>
      </Specimen>
      <Specimen name="ProductArt" wide>
        <div className="auto-grid">
          {['WINDKRAFT-2032', 'SOLAR-UM-2031', 'WOHNBAU-L-2029', 'HAFEN-KIEL', 'AGRI-2030', 'BOND-7'].map((code) => (
            <ProductArt key={code} code={code}>
              <Badge>{code}</Badge>
            </ProductArt>
          ))}
          <ProductArt code="HOLZBAU-FR-II" tone="accent">
            <Badge tone="accent">{say('Exklusiv', 'Exclusive')}</Badge>
          </ProductArt>
          <ProductArt code="HAFEN-KIEL" tone="neutral">
            <Badge tone="neutral">{say('Ausverkauft', 'Sold out')}</Badge>
          </ProductArt>
        </div>
      </Specimen>
    </Chapter>
  );
}
