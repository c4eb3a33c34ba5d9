import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import { HomeView } from '#features/home/views/HomeView.tsx';
import { LoginView } from '#features/login/views/LoginView.tsx';
import { FooterView } from '#features/shell/views/FooterView.tsx';
import { HeaderView } from '#features/shell/views/HeaderView.tsx';
import { MENU, MenuButtonView } from '#features/shell/views/MenuButtonView.tsx';
import { NotificationsView } from '#features/shell/views/NotificationsView.tsx';
import { ShellView } from '#features/shell/views/ShellView.tsx';
import { TabBarView } from '#features/shell/views/TabBarView.tsx';
import { WalletButtonView } from '#features/shell/views/WalletButtonView.tsx';
import { readCatalogue } from '#i18n/allTexts.ts';
import { PageNotice } from '#ui/PageNotice.tsx';

// Rendered at build time only: `src/build/shell.ts` puts this into index.html as what is painted before any script has
// come. The views are the app's own, so that the two cannot drift apart.

const nothing = () => undefined;
const pending = { data: null, loading: true, failure: null, onRetry: nothing };

interface Screen {
  loggedIn: boolean;
  path: string;
  content: ReactNode;
  /** Its header has a place for what the page is about, and no navigation. */
  bare?: true;
}

const login: Screen = {
  loggedIn: false,
  path: '/login',
  content: <LoginView busy={false} failure={null} barred={false} sessionEnded={false} onSubmit={nothing} />,
};
const home: Screen = {
  loggedIn: true,
  path: '/',
  content: (
    <HomeView
      customer={pending}
      portfolio={pending}
      payouts={pending}
      orders={pending}
      products={pending}
      channel={pending}
      today=""
      hour={0}
      onBuy={nothing}
      onMask={nothing}
    />
  ),
};
/** Any other screen: header and footer, with an empty page between them. */
const page: Screen = { loggedIn: false, path: '', content: null };
const account: Screen = { loggedIn: true, path: '', content: null };
const flow: Screen = { ...account, bare: true };

const screens: Record<Reading, Record<string, Screen>> = {
  investor: { login, home, page, account, flow },
  marketplace: { login, page, account, flow },
};

/** All texts of a language, and the markup of each first view by `locale reading screen`. `{brand}` is a placeholder. */
export async function prerender(locale: Locale): Promise<{ messages: Messages; shells: Record<string, string> }> {
  const messages = await readCatalogue(locale);
  i18n.loadAndActivate({ locale, messages });
  const shells: Record<string, string> = {};
  for (const reading of ['investor', 'marketplace'] as const) {
    for (const [name, screen] of Object.entries(screens[reading])) {
      shells[`${locale} ${reading} ${name}`] = renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <Shell reading={reading} {...screen} />
        </I18nProvider>,
      );
    }
  }
  return { messages, shells };
}

function Shell({ reading, loggedIn, path, content, bare }: Screen & { reading: Reading }) {
  return (
    <ShellView
      header={
        <HeaderView
          reading={reading}
          brand="{brand}"
          loggedIn={loggedIn}
          path={path}
          onSearch={nothing}
          wallet={<WalletButtonView place="bar" state="idle" account={null} onConnect={nothing} />}
          menu={<MenuButtonView person={null} loggedIn={false} />}
          about={bare && <div />}
        />
      }
      notices={
        <>
          <PageNotice>{null}</PageNotice>
          <NotificationsView onReading={nothing}>{null}</NotificationsView>
        </>
      }
      tabs={reading === 'investor' && loggedIn && !bare && <TabBarView path={path} menu={MENU} />}
      footer={<FooterView blocks={null} company="" withdrawals={reading === 'investor'} />}
      dialog={null}
    >
      {content}
    </ShellView>
  );
}
