import { Text } from '@radix-ui/themes';
import { File } from 'lucide-react';
import type { CustomerDocument } from '@/domain/documents/document';
import { shownFileName } from '@/domain/documents/fileName';
import { fileSizeText } from '@/domain/documents/fileSize';
import { fileTypeOf } from '@/domain/documents/fileType';
import { PURCHASE_ORDER_WORDS } from '@/domain/purchase-orders/commandWords';
import { counted } from '@/domain/text/counted';
import { isBlank } from '@/domain/text/isBlank';
import { relativeAge } from '@/domain/time/relativeAge';
import { Button } from '@/ui/Button';
import { factLine } from '@/ui/factLine';
import type { Remote } from '@/ui/remote';
import { RemoteList } from '@/ui/RemoteList';
import { fileKindIcon } from './fileKindIcon';
import { FileName } from './FileName';

export interface RelatedDocumentListProps {
  /**
   * In the order shown; when empty, a text says so. A blank name reads 'Unnamed document', other blank texts are left
   * out.
   */
  documents: Remote<readonly CustomerDocument[]>;
  /** Milliseconds since the epoch, for the documents' ages. */
  now: number;
  /** 'View' beside a document was pressed; called with that document, and a toast names it (PO-15). */
  onViewDocument: (document: CustomerDocument) => void;
  /** 'Try Again' was pressed, which stands there only after the documents could not be loaded. */
  onRetry: () => void;
}

/** The documents of one order. */
export function RelatedDocumentList({ documents, now, onViewDocument, onRetry }: RelatedDocumentListProps) {
  return (
    <RemoteList
      title="Related Documents"
      countInWords={(count) => counted(count, 'document')}
      remote={documents}
      icon={File}
      none="No documents for this PO"
      keyOf={({ name, date, size }) => `${name} ${date} ${size}`}
      onRetry={onRetry}
    >
      {(document) => {
        const { kind, word } = fileTypeOf(document);
        const Icon = fileKindIcon[kind];
        return (
          <div className="flex items-center gap-3">
            <Icon aria-hidden size={18} className="shrink-0 text-ink-2" />
            <div className="min-w-0 grow">
              <Text as="p" size="2" weight="medium" className="break-words">
                <FileName name={document.name} />
              </Text>
              <Text as="p" size="1" color="gray">
                {factLine(
                  isBlank(document.type) ? '' : word,
                  fileSizeText(document.size),
                  relativeAge(document.date, now),
                )}
              </Text>
            </div>
            <Button
              variant="outline"
              color="gray"
              size="1"
              aria-label={`${PURCHASE_ORDER_WORDS['view-document']}: ${shownFileName(document.name)}`}
              onClick={() => onViewDocument(document)}
            >
              {PURCHASE_ORDER_WORDS['view-document']}
            </Button>
          </div>
        );
      }}
    </RemoteList>
  );
}
