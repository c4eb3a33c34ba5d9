import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { type LeaveEvent, type Leaving, useLeaving } from '#app/flow/useLeaving.ts';
import { addressesOf, type ScreenUrls, useScreenUrl } from '#app/flow/useScreenUrl.ts';
import { useGo } from '#app/page/navigation.ts';
import { Titled } from '#app/page/Titled.tsx';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { keepRefusedTerms } from '#app/revision/itemForm.ts';
import { MediaUploads } from '#app/upload/MediaUploads.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { MediaHint } from '#components/mediaUpload/MediaHint.tsx';
import { FlowLayout } from '#components/steps/FlowLayout.tsx';
import { stepState } from '#components/steps/stepState.ts';
import { decimalSign } from '#domain/input/typedEuro.ts';
import { sketchOf } from '#domain/item/prepared.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import {
  canGoOn,
  isBusy,
  isGivenUp,
  isOpen,
  isUnanswered,
  type PreparationSnapshot,
  selectCategories,
  selectFailure,
  selectItem,
  selectLeaving,
  selectMade,
  selectObstacle,
  selectPrepared,
  selectRoom,
  selectStepsDone,
} from '#machines/flows/preparation/selectors.ts';
import { type PreparationScreen, preparationScreens } from '#machines/flows/preparation/types.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { draftsOf, type PreparationActor, preparationFlow } from './flow.ts';
import { DetailsView } from './views/DetailsView.tsx';
import { FilesView } from './views/FilesView.tsx';
import { type CardOf, ItemPreviewView } from './views/ItemPreviewView.tsx';
import { ObstacleView, sellingObstacleTexts } from './views/ObstacleView.tsx';
import { PlaceView } from './views/PlaceView.tsx';
import { PreparationSummaryView } from './views/PreparationSummaryView.tsx';
import { PublishedView } from './views/PublishedView.tsx';
import { TermsView } from './views/TermsView.tsx';
import { UnpricedView } from './views/UnpricedView.tsx';
import { WordsView } from './views/WordsView.tsx';

const publishedTitle = msg`Ihr Werk ist veröffentlicht`;
const unpricedTitle = msg`Ihr Werk ist erstellt, der Preis aber nicht angenommen`;

/**
 * `/preparation-process/…`: maps state to screen. The machine selects the screen; its view reports the customer's
 * actions.
 */
export function PreparationFlow(): ReactNode {
  const app = useApp();
  const go = useGo();
  const { t, i18n } = useLingui();
  const [customerUuid] = useState(() => selectCustomerUuid(app.session.getSnapshot()) ?? '');
  const preparation: PreparationActor = useFlow(() => preparationFlow(app, customerUuid));
  const [urls] = useState(() => urlsOf(preparation));
  useScreenUrl(preparation, urls);
  const [leaving] = useState(() => leavingOf(preparation));
  useLeaving(preparation, leaving);
  const maker = useResource(app.resources.of(customer)).data;
  const [drafts] = useState(() => draftsOf(customerUuid));
  // After a cancellation, the page keeps its last state until the navigation that caused the cancellation continues.
  const snapshot = useSelector(
    preparation,
    (current) => current,
    (_, next) => isGivenUp(next),
  );

  const prepared = selectPrepared(snapshot);
  const failure = selectFailure(snapshot);
  const made = selectMade(snapshot);
  if (made?.refusal) {
    return (
      <>
        <Titled title={unpricedTitle} />
        <UnpricedView
          title={made.title}
          code={made.code}
          failure={made.refusal}
          onMend={() => {
            if (prepared.terms) keepRefusedTerms(made.code, customerUuid, prepared.terms, decimalSign(i18n.locale));
            preparation.send({ type: 'mending.requested' });
          }}
          onAnother={() => preparation.send({ type: 'another.requested' })}
        />
      </>
    );
  }
  if (made) {
    return (
      <>
        <Titled title={publishedTitle} />
        <PublishedView {...made} />
      </>
    );
  }
  const screen = selectScreen(snapshot);
  const obstacle = selectObstacle(snapshot);
  const here = screen === null ? -1 : preparationScreens.indexOf(screen);
  const cardOf: CardOf =
    app.settings.reading === 'marketplace'
      ? (typed) => (
          <ItemPreviewView sketch={{ ...sketchOf(prepared), ...typed }} profileName={maker?.profileName ?? null} />
        )
      : undefined;
  const names: Record<PreparationScreen, string> = {
    'preparation-process/prepare-collection': t`Einordnung`,
    'preparation-process/metadata': t`Titel`,
    'preparation-process/parameters': t`Bedingungen`,
    'preparation-process/upload-content': t`Dateien`,
    'preparation-process/product-metadata': t`Eigenschaften`,
    'preparation-process/collection-summary': t`Überblick`,
  };
  const before = preparationScreens[here - 1];
  const back = before && isOpen(snapshot, before) ? { href: hrefOf(before) } : undefined;
  return (
    <FlowLayout
      label={t`Schritte zu Ihrem Werk`}
      steps={
        obstacle === null
          ? preparationScreens.map((at, index) => {
              const open = at !== screen && isOpen(snapshot, at);
              const state = stepState({ current: at === screen, done: index < selectStepsDone(snapshot), open });
              return { label: names[at], state, link: open ? { href: hrefOf(at) } : undefined };
            })
          : []
      }
      about={null}
      leave={{
        label: t`Abbrechen`,
        busy: false,
        busyLabel: t`Wird abgebrochen`,
        // The navigation blocker asks if anything would be lost.
        onLeave: () => go(pathTo('/')),
      }}
    >
      {screenOf()}
    </FlowLayout>
  );

  function screenOf(): ReactNode {
    if (obstacle !== null) {
      return (
        <>
          <Titled title={sellingObstacleTexts[obstacle].title} />
          <ObstacleView
            obstacle={obstacle}
            isBegun={selectStepsDone(snapshot) > 0}
            identityHref={pathTo('/self-disclosure/kyc', undefined, {
              redirectPath: pathTo('/preparation-process/prepare-collection'),
            })}
            onRetry={() => preparation.send({ type: 'retry.requested' })}
          />
        </>
      );
    }
    switch (screen) {
      case 'preparation-process/metadata':
        return (
          <WordsView
            words={prepared.words}
            draft={drafts.words}
            cardOf={cardOf}
            back={back}
            onSubmit={(words) => preparation.send({ type: 'words.submitted', words })}
          />
        );
      case 'preparation-process/parameters':
        return (
          <TermsView
            terms={prepared.terms}
            isExclusive={prepared.details?.copyrightTransferred ?? false}
            draft={drafts.terms}
            cardOf={cardOf}
            back={back}
            onSubmit={(terms) => preparation.send({ type: 'terms.submitted', terms })}
          />
        );
      case 'preparation-process/upload-content':
        return (
          <FilesView
            files={prepared.files}
            canGoOn={canGoOn(snapshot)}
            isUploading={prepared.pending.length > 0}
            cardOf={cardOf}
            back={back}
            onRemove={(fileName) => preparation.send({ type: 'file.removed', fileName })}
            onMove={(fileName) => preparation.send({ type: 'file.moved', fileName })}
            onSubmit={() => preparation.send({ type: 'files.submitted' })}
          >
            <MediaUploads
              label={t`Dateien auswählen`}
              hint={<MediaHint />}
              room={selectRoom(snapshot)}
              pending={prepared.pending}
              onBegun={({ name, size }) => preparation.send({ type: 'file.begun', file: { name, size } })}
              onDropped={({ name, size }) => preparation.send({ type: 'file.dropped', file: { name, size } })}
              onUploaded={(file, { name, size, chosenAt }) =>
                preparation.send({ type: 'file.added', chosen: { name, size }, file: { ...file, chosenAt } })
              }
              isWithin={(location) => screenAt(location) === null}
            />
          </FilesView>
        );
      case 'preparation-process/product-metadata':
        return (
          <DetailsView
            details={prepared.details}
            copies={prepared.terms?.copies ?? 1}
            draft={drafts.details}
            cardOf={cardOf}
            back={back}
            onSubmit={(details) => preparation.send({ type: 'details.submitted', details })}
          />
        );
      case 'preparation-process/collection-summary':
        return (
          <PreparationSummaryView
            item={selectItem(snapshot)}
            categories={prepared.categories}
            busy={isBusy(snapshot)}
            failure={failure}
            isUnanswered={isUnanswered(snapshot)}
            isNameless={maker !== null && !maker.profileName}
            cardOf={cardOf}
            back={back}
            onPublish={() => preparation.send({ type: 'publication.requested' })}
          />
        );
      default:
        return (
          <PlaceView
            steps={preparationScreens.length}
            read={{
              data: selectCategories(snapshot),
              loading: isBusy(snapshot),
              failure,
              onRetry: () => preparation.send({ type: 'retry.requested' }),
            }}
            place={prepared.place}
            draft={drafts.place}
            cardOf={cardOf}
            onSubmit={(place) => preparation.send({ type: 'place.submitted', place })}
          />
        );
    }
  }
}

const { hrefOf, screenAt } = addressesOf(preparationScreens);

const urlsOf = (preparation: PreparationActor): ScreenUrls<PreparationSnapshot, PreparationScreen> => ({
  screenOf: selectScreen,
  hrefOf,
  screenAt,
  request: (screen) => preparation.send({ type: 'screen.requested', screen }),
});

const leavingOf = (preparation: PreparationActor): Leaving<PreparationSnapshot> => ({
  id: 'preparation',
  question: 'loseInput',
  isBusy,
  leavingOf: selectLeaving,
  tell: (event: LeaveEvent) => preparation.send(event),
  isWithin: (location) => screenAt(location) !== null,
});
