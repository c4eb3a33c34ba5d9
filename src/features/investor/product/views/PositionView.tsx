import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { Tokens } from '#components/money/Money.tsx';
import type { OpenPosition } from '#domain/order/position.ts';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';

export interface Position extends Pick<OpenPosition, 'toRegister'> {
  /** Whole tokens in the investor's wallets. */
  held: number;
}

/** The investor's own tokens of a bond, and those to be registered, with links to wallet and orders. */
export function PositionView({ code, position }: { code: string; position: Position }) {
  const { t } = useLingui();
  const { held, toRegister } = position;
  const items = [
    {
      isShown: held > 0,
      href: pathTo('/account/wallet'),
      name: t`In Ihrer Wallet`,
      value: <Tokens count={held} unit />,
    },
    {
      isShown: toRegister > 0,
      href: pathTo('/account/orders', undefined, { product: code }),
      name: t`Wird eingetragen`,
      value: <Tokens count={toRegister} unit />,
    },
  ].filter(({ isShown }) => isShown);
  if (items.length === 0) return null;
  return (
    <Panel title={t`Ihre Anlage`}>
      <DescriptionList
        items={items.map(({ href, name, value }) => ({
          term: (
            <Link variant="strong" href={href}>
              {name}
            </Link>
          ),
          value,
        }))}
      />
    </Panel>
  );
}
