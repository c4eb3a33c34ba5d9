import { euros, only, under } from '../format.ts';
import type { MarketFacts } from './facts.ts';

export const auctions =
  ({ works }: MarketFacts) =>
  (names: readonly string[]) =>
    names.flatMap((name, index) => {
      const { price } = only(works.filter((each) => each.name === name));
      const percent = [80, 55, 70, 60][index] ?? 0;
      const bid = `${index === 3 ? 'ab ' : ''}${euros(Math.ceil((price * percent) / 10_000) * 100)}`;
      const left = ['2 Stunden', '9 Stunden', '1 Tag', '3 Tage'][index];
      return under(`Auktionen › ${name}`, [
        `: ${bid}`,
        `: ${index === 3 ? 'Noch kein' : 'Höchstes'} Gebot · noch ${left}`,
      ]);
    });
