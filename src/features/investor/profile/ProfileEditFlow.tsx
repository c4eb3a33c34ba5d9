import { type ReactNode, useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { useIsElsewhere, useIsKept } from '#app/disclosure/saved.ts';
import { usePersonForm } from '#app/disclosure/usePersonForm.ts';
import { useNewsletter } from '#app/useNewsletter.ts';
import { EditFrame, type EditProps } from './EditFrame.tsx';
import { ProfileEditView } from './views/ProfileEditView.tsx';

export function ProfileEditFlow(): ReactNode {
  return <EditFrame page="person">{(props) => <Person {...props} />}</EditFrame>;
}

function Person({ investor, ...choices }: EditProps) {
  const { resources } = useApp();
  const isKept = useIsKept();
  const isElsewhere = useIsElsewhere();
  const { key, saved, view } = usePersonForm(
    investor,
    useCallback(() => resources.invalidate('customer'), [resources]),
  );
  return (
    <ProfileEditView
      formKey={key}
      form={{ ...view, ...choices, accountType: investor.accountType }}
      saved={saved}
      elsewhere={view.elsewhere}
      status={investor.status}
      isKept={isKept}
      isElsewhere={isElsewhere}
      newsletter={useNewsletter(investor)}
    />
  );
}
