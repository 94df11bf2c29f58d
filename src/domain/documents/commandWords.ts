/** What the buttons of the file hub's commands say, by kind of command (FILES-2, FILES-6 to FILES-8). */
export const DOCUMENT_WORDS = {
  'open-customer-sharepoint': 'Open in SharePoint',
  'preview-file': 'Preview',
  'download-file': 'Download',
  'generate-ai-insight': 'Generate AI Insight',
  'generate-pdf-report': 'Generate PDF Report',
  'upload-document': 'Upload New Document',
  'create-folder': 'Create New Folder',
  'link-to-po': 'Link to PO',
} as const;
