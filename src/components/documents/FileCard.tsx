import type { ReactNode } from 'react';
import { Moment } from '@/components/time/Moment';
import type { CustomerDocument } from '@/domain/documents/document';
import { fileTypeOf } from '@/domain/documents/fileType';
import { FileName } from './FileName';
import { FileSize } from './FileSize';

export interface FileCardProps {
  /** What the card shows; what it lacks is said in words. */
  file: CustomerDocument;
  /** What can be done with the file, at the card's end. */
  children: ReactNode;
}

function FactAfterDot({ children }: { children: ReactNode }) {
  return (
    <span>
      <span className="inline-block w-3 text-center"> · </span>
      {children}
    </span>
  );
}

/** One file where there is no room for the table: its name, and below it type, date and size (FILES-5, FILES-6). */
export function FileCard({ file, children }: FileCardProps) {
  return (
    <article className="flex min-h-16 flex-wrap items-center justify-between gap-x-2 py-2 pr-2.5 pl-4">
      <div className="min-w-36 grow basis-0">
        <h3 className="text-dense font-medium">
          <FileName name={file.name} />
        </h3>
        <p className="overflow-clip text-label text-ink-2">
          {/* Each dot goes with the fact behind it, and is cut off where that begins a line. */}
          <span className="-ml-3 flex flex-wrap">
            <span className="pl-3">{fileTypeOf(file).word}</span>
            <FactAfterDot>
              <Moment moment={file.date} />
            </FactAfterDot>
            <FactAfterDot>
              <FileSize size={file.size} />
            </FactAfterDot>
          </span>
        </p>
      </div>
      {children}
    </article>
  );
}
