import { useNavigate } from '@tanstack/react-router';
import { useApp } from '#app/app.tsx';
import { useResource } from '#app/useResource.ts';
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
      customer={useResource(resources.of('customer'))}
      portfolio={useResource(resources.of('portfolio'))}
      payouts={useResource(resources.of('payouts'))}
      products={useResource(resources.of('products'))}
      channel={useResource(resources.of('channel'))}
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
