import type { ReactNode } from 'react';
import { usePersonForm } from '#app/disclosure/usePersonForm.ts';
import { useNewsletter } from '#app/useNewsletter.ts';
import { EditFrame, type EditProps } from './EditFrame.tsx';
import { ProfileEditView } from './views/ProfileEditView.tsx';

export function ProfileEditFlow(): ReactNode {
  return <EditFrame page="person">{(props) => <Person {...props} />}</EditFrame>;
}

function Person({ investor, choices, state, onSaved }: EditProps) {
  const { key, saved, view } = usePersonForm(investor, onSaved);
  return (
    <ProfileEditView
      formKey={key}
      form={{ ...view, ...choices, accountType: investor.accountType }}
      saved={saved}
      elsewhere={view.elsewhere}
      newsletter={useNewsletter(investor)}
      {...state}
    />
  );
}
