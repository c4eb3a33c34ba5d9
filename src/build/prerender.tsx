import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import { AccountHeader } from '#features/investor/account/views/AccountView.tsx';
import { HomeView } from '#features/investor/home/views/HomeView.tsx';
import { OfferLoadingView } from '#features/investor/order/views/NoOrderView.tsx';
import { OrderLayoutView } from '#features/investor/order/views/OrderLayoutView.tsx';
import { LoginView } from '#features/shared/login/views/LoginView.tsx';
import { FooterView } from '#features/shared/shell/views/FooterView.tsx';
import { HeaderView } from '#features/shared/shell/views/HeaderView.tsx';
import { MENU, MenuButtonView } from '#features/shared/shell/views/MenuButtonView.tsx';
import { NotificationsView } from '#features/shared/shell/views/NotificationsView.tsx';
import { ShellView } from '#features/shared/shell/views/ShellView.tsx';
import { TabBarView } from '#features/shared/shell/views/TabBarView.tsx';
import { WalletButtonView } from '#features/shared/shell/views/WalletButtonView.tsx';
import { readCatalogue } from '#i18n/allTexts.ts';
import { PageNotice } from '#ui/PageNotice.tsx';

// Rendered at build time only: `src/build/shell.ts` puts this markup into index.html for the paint before any script
// has loaded. The views are the app's own, so that the two cannot drift apart.

const nothing = () => undefined;
const pending = { data: null, loading: true, failure: null, onRetry: nothing };

/** Header and navigation around a view. */
interface Frame {
  loggedIn: boolean;
  path: string;
  /** Header with a slot for the page's subject, and no navigation. */
  bare?: true;
}

const frames = {
  login: { loggedIn: false, path: '/login' },
  page: { loggedIn: false, path: '' },
  home: { loggedIn: true, path: '/' },
  place: { loggedIn: true, path: '' },
  flow: { loggedIn: true, path: '', bare: true },
} as const satisfies Record<string, Frame>;

/** View with its frame; null content for an empty page. */
interface FirstView {
  frame: keyof typeof frames;
  content: ReactNode;
}

const login: FirstView = {
  frame: 'login',
  content: <LoginView busy={false} failure={null} barred={false} sessionEnded={false} onSubmit={nothing} />,
};
const home: FirstView = {
  frame: 'home',
  content: (
    <HomeView
      customer={pending}
      portfolio={pending}
      payouts={pending}
      orders={pending}
      products={pending}
      channel={pending}
      Cards={() => null}
      today=""
      hour={0}
      greetings={null}
      whole
      onBuy={nothing}
      onMask={nothing}
    />
  ),
};
const account: FirstView = {
  frame: 'place',
  content: (
    <div className="row page">
      <AccountHeader read={pending} />
    </div>
  ),
};
const order: FirstView = {
  frame: 'flow',
  content: (
    <OrderLayoutView steps={[]} leaving={false} onLeave={null} about={null} summary={null}>
      <OfferLoadingView first hasSteps={false} />
    </OrderLayoutView>
  ),
};
/** Any other screen: header and footer, with an empty page between them. */
const page: FirstView = { frame: 'page', content: null };
const place: FirstView = { frame: 'place', content: null };
const flow: FirstView = { frame: 'flow', content: null };

const screens: Record<Reading, Record<string, FirstView>> = {
  investor: { login, home, page, place, flow, account, order },
  marketplace: { login, page, place, flow, order },
};

/** First views and texts of a language. `{brand}` is a placeholder. */
export interface Prerendered {
  locale: Locale;
  messages: Messages;
  screens: Array<{ reading: Reading; name: string; markup: string }>;
}

/** Returns all texts of a language and its first views. */
export async function prerender(locale: Locale): Promise<Prerendered> {
  const messages = await readCatalogue(locale);
  i18n.loadAndActivate({ locale, messages });
  const markupOf = (reading: Reading, { frame, content }: FirstView) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Framed reading={reading} {...frames[frame]}>
          {content}
        </Framed>
      </I18nProvider>,
    );
  const made = (['investor', 'marketplace'] as const).flatMap((reading) =>
    Object.entries(screens[reading]).map(([name, view]) => ({ reading, name, markup: markupOf(reading, view) })),
  );
  return { locale, messages, screens: made };
}

function Framed({ reading, loggedIn, path, bare, children }: Frame & { reading: Reading; children: ReactNode }) {
  return (
    <ShellView
      header={
        <HeaderView
          reading={reading}
          brand="{brand}"
          loggedIn={loggedIn}
          path={path}
          onSearch={nothing}
          onLocale={nothing}
          wallet={reading === 'marketplace' && <WalletButtonView place="bar" busy={false} onConnect={nothing} />}
          menu={<MenuButtonView person={null} loggedIn={false} />}
          about={bare && <div />}
        />
      }
      banners={<PageNotice>{null}</PageNotice>}
      notices={<NotificationsView onReading={nothing}>{null}</NotificationsView>}
      tabs={reading === 'investor' && loggedIn && !bare && <TabBarView path={path} menu={MENU} />}
      footer={<FooterView company="" partners={null} withdrawals isShort={bare === true} />}
      dialog={null}
    >
      {children}
    </ShellView>
  );
}
