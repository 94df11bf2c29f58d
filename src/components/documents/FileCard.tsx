import type { ReactNode } from 'react';
import { Moment } from '@/components/time/Moment';
import type { CustomerDocument } from '@/domain/documents/document';
import { fileTypeOf } from '@/domain/documents/fileType';
import { datedDay } from '@/domain/time/momentText';
import { FileName } from './FileName';
import { FileSize } from './FileSize';

export interface FileCardProps {
  /** What the card shows; what it lacks is said in words. */
  file: CustomerDocument;
  /** What can be done with the file, at the card's end. */
  children: ReactNode;
}

/** One file where there is no room for the table: its name, and below it type, date and size (FILES-5, FILES-6). */
export function FileCard({ file, children }: FileCardProps) {
  return (
    <article className="flex min-h-16 flex-wrap items-center justify-between gap-x-2 py-2 pr-2.5 pl-4">
      <div className="min-w-36 grow basis-0">
        <h3 className="text-dense font-medium">
          <FileName name={file.name} />
        </h3>
        <p className="text-label text-ink-2">
          <span>{fileTypeOf(file).word}</span> · <Moment moment={file.date}>{datedDay(file.date)}</Moment> ·{' '}
          <FileSize size={file.size} />
        </p>
      </div>
      {children}
    </article>
  );
}
