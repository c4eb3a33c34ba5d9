import { useNavigate } from '@tanstack/react-router';
import { useApp } from '#app/app.tsx';
import { useRead } from '#app/useRead.ts';
import { dateAt } from '#domain/time/calendar.ts';
import { MarketHome } from './MarketHome.tsx';
import { HomeView } from './views/HomeView.tsx';

/** `/` means something else in each reading of the product (spec section 1). */
export function HomeFlow() {
  const { settings } = useApp();
  return settings.reading === 'investor' ? <InvestorHome /> : <MarketHome />;
}

function InvestorHome() {
  const { resources } = useApp();
  const navigate = useNavigate();
  const now = new Date();
  return (
    <HomeView
      customer={useRead(resources.of('customer'))}
      portfolio={useRead(resources.of('portfolio'))}
      payouts={useRead(resources.of('payouts'))}
      products={useRead(resources.of('products'))}
      channel={useRead(resources.of('channel'))}
      today={dateAt(now.getTime())}
      hour={now.getHours()}
      onBuy={({ code }, quantity) =>
        navigate({
          to: '/order-process/$step',
          params: { step: 'token' },
          search: { product: code, quantity: String(quantity) },
        })
      }
    />
  );
}
