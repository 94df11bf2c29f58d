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
      className="absolute top-3 left-3 z-50 -translate-y-28 rounded-control bg-raised px-4 py-2 font-medium text-ink underline shadow-overlay focus:translate-y-0 print:hidden"
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
