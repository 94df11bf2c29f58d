import { ExternalLink } from 'lucide-react';
import { DOCUMENT_WORDS } from '@/domain/documents/commandWords';
import { Button } from '@/ui/Button';
import { PageHeader } from '@/ui/PageHeader';
import { optionsOf, SelectField } from '@/ui/SelectField';

export interface FileHubHeaderProps {
  /** The customers to choose from; when empty, there is nothing to choose and nothing to open. */
  customers: readonly string[];
  /** The chosen one; empty where there is none. */
  customer: string;
  /** Another customer was chosen (FILES-1). */
  onChooseCustomer: (customer: string) => void;
  /** 'Open in SharePoint' was pressed (FILES-2). */
  onOpenInSharePoint: () => void;
}

/** Names the screen, and holds the choice of its customer. */
export function FileHubHeader({ customers, customer, onChooseCustomer, onOpenInSharePoint }: FileHubHeaderProps) {
  return (
    <PageHeader title="Customer File Hub" description="All of a customer’s documents, in four folders">
      {customers.length > 0 && (
        <>
          <div className="sm:w-55 md:w-63">
            <SelectField
              label="Customer"
              labelShown="beside"
              value={customer}
              options={optionsOf(customers)}
              onChoose={onChooseCustomer}
            />
          </div>
          <Button variant="outline" color="gray" onClick={onOpenInSharePoint}>
            <ExternalLink aria-hidden size={16} />
            {DOCUMENT_WORDS['open-customer-sharepoint']}
          </Button>
        </>
      )}
    </PageHeader>
  );
}
