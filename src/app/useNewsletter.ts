import { useState } from 'react';
import { saveCustomer } from '#api/profile.ts';
import type { NewsletterProps } from '#components/newsletter/NewsletterView.tsx';
import type { Customer } from '#domain/shop/customer.ts';
import { useApp } from './app.ts';
import { useSubmission } from './flow/useSubmission.ts';

/** Toggles the newsletter with a single press: withdrawing consent is as easy as giving it (Art. 7 (3) GDPR). */
export function useNewsletter(investor: Customer): NewsletterProps {
  const { http, resources } = useApp();
  /** Pressed value, until the shop's new data has arrived. */
  const [wanted, setWanted] = useState<{ subscribed: boolean; of: Customer } | null>(null);
  const { busy, succeeded, failure, onSubmit } = useSubmission<boolean>({
    async send(subscribedToNewsletter, signal) {
      await saveCustomer(http, investor.uuid, { subscribedToNewsletter }, signal);
    },
    onSucceeded: () => resources.invalidate('customer'),
    onFailed() {
      setWanted(null);
      // The change may have been stored all the same.
      resources.invalidate('customer');
    },
  });
  return {
    subscribed: wanted?.of === investor ? wanted.subscribed : investor.subscribedToNewsletter,
    busy,
    saved: succeeded,
    failure,
    onChange(subscribed) {
      setWanted({ subscribed, of: investor });
      onSubmit(subscribed);
    },
  };
}
