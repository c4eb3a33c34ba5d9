import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { lazyPart } from '#app/lazy/lazyPart.tsx';
import { useGo, usePlace } from '#app/page/navigation.ts';
import { useBlock } from '#app/reads/useBlock.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { ShownReading } from '#components/links/reading.ts';
import { MaskedAmounts } from '#components/money/masked.ts';
import { HeaderSlot } from '#components/steps/headerSlot.ts';
import { questionIn } from '#machines/app/confirmation/selectors.ts';
import { isOffline, isUpdateAvailable, selectPastSince } from '#machines/app/connectivity/selectors.ts';
import { shownIn } from '#machines/app/notifications/selectors.ts';
import { selectMasked } from '#machines/app/preferences/selectors.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { MenuPart } from './MenuPart.tsx';
import { ConnectionView } from './views/ConnectionView.tsx';
import { FooterView } from './views/FooterView.tsx';
import { HeaderView } from './views/HeaderView.tsx';
import { MENU } from './views/MenuButtonView.tsx';
import { NotificationsView } from './views/NotificationsView.tsx';
import { ShellView } from './views/ShellView.tsx';
import classes from './views/shell.module.css';
import { useWallet, WalletPart } from './WalletPart.tsx';

/** Loaded for the first question. */
const ConfirmationView = lazyPart(() =>
  import('./views/ConfirmationView.tsx').then((module) => module.ConfirmationView),
);

/** Part of the home page's chunk, so that logged-in customers have it when the connection is lost. */
const NotificationListView = lazyPart(() =>
  import('./views/NotificationListView.tsx').then((module) => module.NotificationListView),
);

/** Part of the home page's chunk: only logged-in customers need it. */
const TabBarPart = lazyPart(() => import('./TabBarPart.tsx').then((module) => module.TabBarPart));

/** Part of the home page's chunk: only logged-in customers need it. */
const StatusBannerPart = lazyPart(() => import('./StatusBannerPart.tsx').then((module) => module.StatusBannerPart));

const PastView = lazyPart(() => import('./views/PastView.tsx').then((module) => module.PastView));

/** Navigation of logged-in customers in the marketplace: in the header, and on phones at the lower edge. */
const MarketPlacesView = lazyPart(() =>
  import('./views/MarketPlacesView.tsx').then((module) => module.MarketPlacesView),
);

interface ShellFlowProps {
  /** True if the screen fills the header itself. */
  isBare: boolean;
  children: ReactNode;
}

/** Header, notices and footer around every screen. */
export function ShellFlow({ isBare, children }: ShellFlowProps) {
  const { settings, session, preferences, notifications, confirmation, connectivity } = useApp();
  const go = useGo();
  const path = usePlace(({ pathname }) => pathname);
  const loggedIn = useSelector(session, isLoggedIn);
  const masked = useSelector(preferences, selectMasked);
  const shown = useSelector(notifications, shownIn);
  const question = useSelector(confirmation, questionIn);
  const offline = useSelector(connectivity, isOffline);
  const pastSince = useSelector(connectivity, selectPastSince);
  const updateAvailable = useSelector(connectivity, isUpdateAvailable);
  const wallet = useWallet();
  const isMarket = settings.reading === 'marketplace';
  const Tabs = isMarket ? MarketPlacesView : TabBarPart;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <MaskedAmounts value={masked}>
      <ShellView
        header={
          <HeaderView
            reading={settings.reading}
            brand={settings.brand}
            loggedIn={loggedIn}
            path={path}
            places={isMarket && loggedIn && <MarketPlacesView path={path} />}
            onSearch={(phrase) => go(pathTo('/search', undefined, { phrase }))}
            onLocale={(locale) => preferences.send({ type: 'locale.chosen', locale })}
            wallet={isMarket && <WalletPart wallet={wallet} place="bar" />}
            menu={<MenuPart wallet={wallet} />}
            about={isBare && <div className={classes.about} ref={setSlot} />}
          />
        }
        banners={
          <>
            <ConnectionView
              offline={offline}
              past={pastSince !== null && <PastView offline={offline} since={pastSince} />}
              updateAvailable={updateAvailable}
              onReload={() => connectivity.send({ type: 'reload.requested' })}
            />
            {loggedIn && <StatusBannerPart path={path} isBare={isBare || isMarket} />}
          </>
        }
        notices={
          <NotificationsView
            onReading={(reading) => notifications.send({ type: reading ? 'reading.started' : 'reading.ended' })}
          >
            {shown.length > 0 && (
              <NotificationListView
                notifications={shown}
                onDismiss={(id) => notifications.send({ type: 'notification.dismissed', id })}
              />
            )}
          </NotificationsView>
        }
        tabs={loggedIn && !isBare && <Tabs path={path} menu={MENU} />}
        footer={
          <FooterView
            company={useBlock('company')?.content ?? settings.company}
            partners={useBlock('powered-by')}
            isShort={isBare}
            withdrawals={settings.withdrawals}
          />
        }
        dialog={
          question && (
            <ConfirmationView
              question={question}
              onAccept={() => confirmation.send({ type: 'confirmation.accepted' })}
              onDecline={() => confirmation.send({ type: 'confirmation.declined' })}
            />
          )
        }
      >
        <ShownReading value={settings.reading}>
          <HeaderSlot value={slot}>{children}</HeaderSlot>
        </ShownReading>
      </ShellView>
    </MaskedAmounts>
  );
}
