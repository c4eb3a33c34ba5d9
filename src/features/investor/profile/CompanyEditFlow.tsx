import type { ReactNode } from 'react';
import { useCompanyForm } from '#app/disclosure/useCompanyForm.ts';
import { Redirect } from '#app/page/Redirect.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { Company } from '#domain/shop/customer.ts';
import { EditFrame, type EditProps } from './EditFrame.tsx';
import { CompanyEditView } from './views/CompanyEditView.tsx';

/** `/account/company-edit`. A person has no company and is redirected to the personal data. */
export function CompanyEditFlow(): ReactNode {
  return (
    <EditFrame page="company">
      {(props) =>
        props.investor.company === null ? (
          <Redirect to={pathTo('/account/edit')} />
        ) : (
          <Seat {...props} company={props.investor.company} />
        )
      }
    </EditFrame>
  );
}

function Seat({ investor, company, choices, state, onSaved }: EditProps & { company: Company }) {
  const { key, saved, view } = useCompanyForm(investor, company, onSaved);
  return (
    <CompanyEditView formKey={key} form={{ ...view, ...choices }} saved={saved} elsewhere={view.elsewhere} {...state} />
  );
}
