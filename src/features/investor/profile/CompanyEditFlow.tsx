import { type ReactNode, useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { useIsElsewhere, useIsKept } from '#app/disclosure/saved.ts';
import { useCompanyForm } from '#app/disclosure/useCompanyForm.ts';
import { Led } from '#app/onboarding/Led.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { Company } from '#domain/shop/customer.ts';
import { EditFrame, type EditProps } from './EditFrame.tsx';
import { CompanyEditView } from './views/CompanyEditView.tsx';

/** `/account/company-edit`. A person has no company and is redirected to the personal data. */
export function CompanyEditFlow(): ReactNode {
  return (
    <EditFrame page="company">
      {({ investor, ...choices }) =>
        investor.company === null ? (
          <Led to={pathTo('/account/edit')} />
        ) : (
          <Seat investor={investor} company={investor.company} {...choices} />
        )
      }
    </EditFrame>
  );
}

function Seat({ investor, company, ...choices }: EditProps & { company: Company }) {
  const { resources } = useApp();
  const isKept = useIsKept();
  const isElsewhere = useIsElsewhere();
  const { key, saved, view } = useCompanyForm(
    investor,
    company,
    useCallback(() => resources.invalidate('customer'), [resources]),
  );
  return (
    <CompanyEditView
      formKey={key}
      form={{ ...view, ...choices }}
      saved={saved}
      elsewhere={view.elsewhere}
      status={investor.status}
      isKept={isKept}
      isElsewhere={isElsewhere}
    />
  );
}
