import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MessagePage } from '#components/message/MessagePage.tsx';

/** Page of a work that does not exist, with a link away from it. */
export const UnknownItem = ({ children }: { children: ReactNode }) => (
  <MessagePage
    eyebrow="404"
    title={<Trans>Dieses Werk gibt es nicht</Trans>}
    lede={<Trans>Vielleicht ist die Adresse unvollständig, oder das Werk wird nicht mehr angeboten.</Trans>}
  >
    <div>{children}</div>
  </MessagePage>
);
