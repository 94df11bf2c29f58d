import { Upload } from 'lucide-react';
import { useId } from 'react';
import { DOCUMENT_WORDS } from '@/domain/documents/commandWords';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { SectionHeading } from '@/ui/SectionHeading';

export interface QuickActionsProps {
  /** 'Upload New Document' was pressed; no visible change (FILES-8). */
  onUploadDocument: () => void;
  /** 'Create New Folder' was pressed; no visible change (FILES-8). */
  onCreateFolder: () => void;
  /** 'Link to PO' was pressed; no visible change (FILES-8). */
  onLinkToPo: () => void;
}

/** What is done most with a customer's files (FILES-8). */
export function QuickActions({ onUploadDocument, onCreateFolder, onLinkToPo }: QuickActionsProps) {
  const headingId = useId();
  return (
    <Panel padding="large">
      <section aria-labelledby={headingId} className="flex flex-col gap-3 print:hidden">
        <SectionHeading id={headingId}>Quick Actions</SectionHeading>
        <div className="flex flex-col gap-2">
          <Button onClick={onUploadDocument}>
            <Upload aria-hidden size={16} />
            {DOCUMENT_WORDS['upload-document']}
          </Button>
          <div className="flex flex-wrap gap-2 *:grow">
            <Button variant="outline" color="gray" size="1" onClick={onCreateFolder}>
              {DOCUMENT_WORDS['create-folder']}
            </Button>
            <Button variant="outline" color="gray" size="1" onClick={onLinkToPo}>
              {DOCUMENT_WORDS['link-to-po']}
            </Button>
          </div>
        </div>
      </section>
    </Panel>
  );
}
