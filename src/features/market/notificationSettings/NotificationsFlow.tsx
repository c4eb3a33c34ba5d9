import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { useNewsletter } from '#app/useNewsletter.ts';
import { NewsletterView } from '#components/newsletter/NewsletterView.tsx';
import type { Customer } from '#domain/shop/customer.ts';
import { NotificationsView } from './views/NotificationsView.tsx';

export function NotificationsFlow(): ReactNode {
  return (
    <NotificationsView read={useResource(useApp().resources.of(customer))}>
      {(person) => <Newsletter person={person} />}
    </NotificationsView>
  );
}

const Newsletter = ({ person }: { person: Customer }) => <NewsletterView {...useNewsletter(person)} />;
