import { Button } from '@/ui/Button';
import { type BookStory, commandFor, MODE_WORDS, type StoryRow, storyAddress } from '../book';
import { ScrollRegion } from '../../ScrollRegion';

const LINK = 'underline underline-offset-2';

/** What a failed story or test said, to scroll. */
export function Message({ of, text }: { of: string; text: string }) {
  return (
    <ScrollRegion label={`Message: ${of}`} className="max-h-60 bg-sunken p-3">
      <pre className="font-mono text-label">{text}</pre>
    </ScrollRegion>
  );
}

/** What failed, which clause it breaks, what was expected, and how to see it again. */
export interface FailureProps {
  row: StoryRow;
  /** Undefined when this Storybook has it no more. */
  story: BookStory | undefined;
  /** What each clause says, by its id. */
  sentences: Readonly<Record<string, string>>;
  /** The button that copies a command was pressed; called with the command. */
  onCopy: (command: string) => void;
}

function Picture({ file, caption }: { file: string; caption: string }) {
  return (
    <figure className="max-w-140">
      <img
        src={`./results/pictures/${file}`}
        alt={caption}
        loading="lazy"
        className="max-h-80 rounded-control border border-line"
      />
      <figcaption className="text-label text-ink-2">{caption}</figcaption>
    </figure>
  );
}

/** A story that failed in one mode. */
export function Failure({ row, story, sentences, onCopy }: FailureProps) {
  const { storyId, mode, step, message = '', expected, received, picture, accepted } = row;
  const clauses = (story?.tags ?? []).filter((tag) => tag in sentences);
  const command = commandFor(storyId, mode);
  const facts: [name: string, value: string | undefined][] = [
    ...clauses.map((id): [string, string | undefined] => [id, sentences[id]]),
    ['Failed step', step ?? 'outside any step'],
    ['Expected', expected],
    ['Received', received],
  ];
  const name = `${story?.title ?? storyId}: ${story?.name ?? ''}`;
  return (
    <article
      aria-label={`${name}, ${MODE_WORDS[mode]}`}
      className="flex flex-col gap-3 rounded-card border border-line bg-panel p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-card font-semibold">
          {name} <span className="font-normal text-ink-2">in {MODE_WORDS[mode]}</span>
        </h3>
        <div className="flex flex-wrap items-center gap-3">
          <a href={storyAddress(storyId, mode)} target="_top" className={LINK}>
            Open
          </a>
          <Button variant="outline" color="gray" onClick={() => onCopy(command)}>
            Copy command
          </Button>
        </div>
      </div>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1 text-dense">
        {facts.map(([term, value]) =>
          value === undefined ? null : (
            <div key={term} className="contents">
              <dt className="text-ink-2">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <Message of={`${name}, ${MODE_WORDS[mode]}`} text={message} />
      <div className="flex flex-wrap gap-4">
        {picture === undefined ? (
          <p className="text-ink-2">No picture was taken.</p>
        ) : (
          <Picture file={picture} caption="As it looked when it failed" />
        )}
        {accepted === undefined ? (
          <p className="text-ink-2">No picture of it has been accepted yet to compare with.</p>
        ) : (
          <Picture file={accepted} caption="As it was last accepted" />
        )}
      </div>
    </article>
  );
}
