import { Heading, Text } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { type CopyOutcome, copyText } from '@/ui/copyText';
import type { ShownFailure } from './failure';
import { PRODUCT_NAME } from '@/domain/product';

const copyWords: Record<CopyOutcome | 'idle', string> = {
  idle: '',
  copied: 'Details copied',
  failed: 'The details could not be copied. Select and copy them yourself.',
};

const missingWords: Record<NonNullable<ShownFailure['missing']>, string> = {
  part: `Part of ${PRODUCT_NAME} could not be loaded: you are offline, or a newer version replaced it. Reload to try again.`,
  data: 'The data for this screen could not be loaded. Reload to try again.',
};

const QUIET = { variant: 'outline', color: 'gray' } as const;

export interface ErrorScreenProps {
  /** What was thrown, as `describeFailure` reads it; without a stack trace that region is left out. */
  failure: ShownFailure;
  /** A sentence on what to do, or on what a reload would lose. */
  advice?: string | undefined;
  /** 'Reload' was pressed; loads what did not come, or the page, which asks for the password. Not offered where left out. */
  onReload?: (() => void) | undefined;
  /** 'Go to Dashboard' was pressed; within the shell without a new load, outside it by loading '/'. */
  onGoToDashboard: () => void;
}

/** Says what went wrong and offers the ways out (SHELL-8). Uses nothing of the shell, which may be what failed. */
export function ErrorScreen({ failure, advice, onReload, onGoToDashboard }: ErrorScreenProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The element that had the focus is gone; on the heading, screen readers read it.
  useEffect(() => titleRef.current?.focus({ preventScroll: true }), []);
  const [copy, setCopy] = useState<keyof typeof copyWords>('idle');
  const details = [failure.summary, failure.stack].filter(Boolean).join('\n\n');
  const [dashboardLook, reloadLook] = failure.missing ? [QUIET, {}] : [{}, QUIET];
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-4 py-8">
      <Heading ref={titleRef} as="h1" size="6" weight="bold" tabIndex={-1}>
        Unexpected Application Error!
      </Heading>
      <Text as="p" size="4" className="break-words">
        {failure.summary}
      </Text>
      {failure.missing && (
        <Text as="p" size="2">
          {missingWords[failure.missing]}
        </Text>
      )}
      {advice !== undefined && (
        <Text as="p" size="2">
          {advice}
        </Text>
      )}
      {failure.stack !== undefined && (
        <pre
          role="region"
          aria-label="Stack trace"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll region must take the focus to be scrolled by keys
          tabIndex={0}
          className="max-h-80 overflow-auto rounded-card border border-line bg-sunken p-4 text-label"
        >
          {failure.stack}
        </pre>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button {...dashboardLook} onClick={onGoToDashboard}>
          Go to Dashboard
        </Button>
        {onReload && (
          <Button {...reloadLook} onClick={onReload}>
            Reload
          </Button>
        )}
        <Button
          {...QUIET}
          onClick={() => {
            // The same words once more would not be announced.
            setCopy('idle');
            void copyText(details).then(setCopy);
          }}
        >
          Copy Details
        </Button>
        <Text size="2" color="gray" role="status">
          {copyWords[copy]}
        </Text>
      </div>
    </div>
  );
}
