import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { reasonsOfPerson } from '#domain/order/eligibility.ts';
import { isProfessional } from '#domain/person/customerStatus.ts';
import { answeredOf } from '#domain/person/questionnaires.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { AnsweredQuestionnaire } from '#domain/shop/questionnaire.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { UserIcon } from '#ui/signIcons.tsx';
import { StatusRow } from './StatusRow.tsx';

export type Classification = 'private' | 'professional';

export interface ClassificationViewProps {
  customer: Customer;
  answers: AsyncData<AnsweredQuestionnaire[]>;
  /** Called with the requested classification; the self-disclosure then returns here. */
  onChange: (wanted: Classification) => void;
}

/**
 * Current classification, the effects of another one, and the button to change it (requirement 6.3; § 67 (5) and (6)
 * WpHG). Renders nothing for customers who cannot invest: they have other tasks first.
 */
export function ClassificationView({ customer, answers, onChange }: ClassificationViewProps) {
  const { t } = useLingui();
  if (reasonsOfPerson(customer).length > 0) return null;
  if (!isProfessional(customer))
    return (
      <StatusRow icon={<UserIcon />} label={<Trans>Einstufung</Trans>} state={<Trans>Privatkunde</Trans>}>
        <div className="stack" data-gap="md">
          <p className="soft measure">
            <Trans>
              Für Sie gilt der volle Anlegerschutz (§ 67 WpHG). Als professioneller Kunde könnten Sie ohne Höchstbetrag
              zeichnen, auch Anleihen nur für professionelle Kunden. Im Gegenzug verlieren Sie Schutz: keine
              Angemessenheitsprüfung, keine Warnungen, knappere Informationen, womöglich keine Entschädigung. Nötig sind
              ein Antrag und zwei von drei gesetzlichen Kriterien.
            </Trans>
          </p>
          <div>
            <ButtonLink
              size="sm"
              variant="secondary"
              href={pathTo('/self-disclosure/adequacy-optional')}
              onClick={() => onChange('professional')}
            >
              <Trans>Einstufung als professioneller Kunde beantragen</Trans>
            </ButtonLink>
          </div>
        </div>
      </StatusRow>
    );
  return (
    <StatusRow icon={<UserIcon />} label={<Trans>Einstufung</Trans>} state={<Trans>Professioneller Kunde</Trans>}>
      <Async
        read={answers}
        failed={t`Das Datum Ihrer Einstufung konnte nicht geladen werden.`}
        skeleton={<SkeletonBlock height="6rem" />}
      >
        {(all) => <Professional since={answeredOf(all, 'professional')} onChange={() => onChange('private')} />}
      </Async>
    </StatusRow>
  );
}

/**
 * @param since The customer's request; null if the shop classified the customer without one, which only the shop
 * reverts.
 */
function Professional({ since, onChange }: { since: AnsweredQuestionnaire | null; onChange: () => void }) {
  const { t } = useLingui();
  const { longDate } = useFormat();
  return (
    <div className="stack" data-gap="md">
      <p className="soft measure">
        {since?.answeredAt && (
          <>
            <Trans>Diese Einstufung gilt auf Ihren Antrag vom {longDate(since.answeredAt)}.</Trans>{' '}
          </>
        )}
        <Trans>
          Für Sie gelten keine Höchstbeträge (§ 67 WpHG), und wir prüfen nicht mehr, ob ein Wertpapier für Sie
          angemessen ist. Sie können jederzeit verlangen, wieder als Privatkunde behandelt zu werden; dann kann eine
          Angemessenheitsprüfung nötig sein.
        </Trans>
      </p>
      <div>
        {since ? (
          <ButtonLink
            size="sm"
            variant="secondary"
            href={pathTo('/self-disclosure/adequacy-professional')}
            onClick={onChange}
          >
            <Trans>Wieder Privatkunde werden</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink size="sm" variant="secondary" href={pathTo('/contact')}>{t`Zum Kontakt`}</ButtonLink>
        )}
      </div>
    </div>
  );
}
