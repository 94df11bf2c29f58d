import { Text } from '@radix-ui/themes';
import { ArrowUpToLine } from 'lucide-react';
import { ShortTime } from '@/components/time/ShortTime';
import { orDash } from '@/domain/text/textOr';
import { type EmailMessage, subjectOf } from '@/domain/threads/thread';
import { ToneBadge } from '@/ui/ToneBadge';
import { AttachmentChip } from './AttachmentChip';

export interface EmailItemProps {
  /** Line breaks of its body are kept; empty texts are a dash or named as missing. */
  email: EmailMessage;
  /** True for the newest of the thread. */
  latest: boolean;
}

/** One email in full (THREAD-6). */
export function EmailItem({ email, latest }: EmailItemProps) {
  const { sender, timestamp, body, attachments } = email;
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Text size="2" weight="medium" className="min-w-0 wrap-anywhere">
          {orDash(sender)}
        </Text>
        {latest && (
          <ToneBadge tone="neutral" icon={ArrowUpToLine}>
            Latest
          </ToneBadge>
        )}
        <span className="ml-auto">
          <ShortTime moment={timestamp} />
        </span>
      </div>
      <Text as="p" size="2" weight="medium" dir="auto" className="wrap-anywhere">
        {subjectOf(email)}
      </Text>
      <Text as="p" size="2" dir="auto" className="max-w-[80ch] wrap-anywhere whitespace-pre-wrap">
        {orDash(body)}
      </Text>
      {attachments.length > 0 && (
        <ul aria-label="Attachments" className="mt-1 flex flex-wrap gap-1.5">
          {attachments.map((name, index) => (
            <li key={`${index} ${name}`} className="flex max-w-full min-w-0">
              <AttachmentChip name={name} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
