import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { ScrollRegion } from '../../ScrollRegion';

export interface SourceDialogProps {
  /** Path from the top of the project. */
  file: string;
  /** Counted from 1; it is marked and scrolled to. */
  line: number;
  /** Resolves with the text, or with nothing when the book has none. */
  read: (file: string) => Promise<string | undefined>;
  /** The dialog was closed. */
  onClose: () => void;
}

const showInMiddle = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: 'center' });

/** Shows a line in its file, which a published book has no other way to. */
export function SourceDialog({ file, line, read, onClose }: SourceDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState<string>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    dialogRef.current?.showModal();
  }, []);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const found = await read(file);
      if (!wanted) return;
      setText(found);
      setMissing(found === undefined);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [file, read]);
  return (
    <dialog
      ref={dialogRef}
      aria-label={`${file}, line ${line}`}
      onClose={onClose}
      className="m-auto max-h-[85vh] w-[min(72rem,94vw)] flex-col gap-3 rounded-card border border-line bg-panel p-4 text-ink open:flex"
    >
      <div className="flex items-center justify-between gap-4">
        <strong>
          {file}:{line}
        </strong>
        <Button variant="outline" color="gray" onClick={() => dialogRef.current?.close()}>
          Close
        </Button>
      </div>
      {missing && <p>This Storybook was built without this file.</p>}
      {text !== undefined && (
        <ScrollRegion label="Lines" className="bg-sunken py-2">
          <ol className="font-mono text-label">
            {text.split('\n').map((words, place) => {
              const isMeant = place + 1 === line;
              return (
                <li
                  key={place}
                  ref={isMeant ? showInMiddle : undefined}
                  aria-current={isMeant ? 'true' : undefined}
                  className={`flex gap-4 px-3 whitespace-pre ${isMeant ? 'bg-hover font-semibold outline-2 outline-ink' : ''}`}
                >
                  <span className="w-10 shrink-0 text-right text-ink-2">{place + 1}</span>
                  {words}
                </li>
              );
            })}
          </ol>
        </ScrollRegion>
      )}
    </dialog>
  );
}
