import type { ReactNode } from 'react';
import { Moment } from '@/components/time/Moment';
import type { CustomerDocument } from '@/domain/documents/document';
import type { FileColumn } from '@/domain/documents/sortFiles';
import type { DataColumn } from '@/ui/data-table/column';
import { FileName } from './FileName';
import { FileSize } from './FileSize';
import { FileTypeLabel } from './FileTypeLabel';

/** The file table's columns in the order on screen (FILES-5). */
export function fileColumns(
  actionsOf: (file: CustomerDocument) => ReactNode,
): readonly DataColumn<CustomerDocument, FileColumn>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      width: 228,
      sortable: true,
      cell: (file) => <FileName name={file.name} oneLine />,
    },
    { key: 'type', header: 'Type', width: 128, sortable: true, cell: (file) => <FileTypeLabel file={file} /> },
    {
      key: 'date',
      header: 'Date',
      width: 112,
      sortable: true,
      cell: ({ date }) => <Moment moment={date} breaks />,
    },
    {
      key: 'size',
      header: 'Size',
      width: 92,
      align: 'end',
      sortable: true,
      cell: ({ size }) => <FileSize size={size} />,
    },
    { key: 'actions', header: 'Actions', width: 174, notPrinted: true, cell: actionsOf },
  ];
}
