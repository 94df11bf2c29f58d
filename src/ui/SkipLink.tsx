export interface SkipLinkProps {
  /** Id of the element that the reader is led to; it takes the focus. */
  targetId: string;
  /** The words of the link, 'Skip to content'. */
  children: string;
}

/** Leads the keyboard past the bar; seen only while it has the focus. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      data-skip-link
      className="sr-only z-50 rounded-control bg-raised font-medium text-ink underline shadow-overlay focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2 print:hidden"
      onClick={(event) => {
        // The address stays as it is: a fragment would be taken for a place of the app.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </a>
  );
}
