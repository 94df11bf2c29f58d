import type { ReactNode } from 'react';
import { anchorBlockIdFromId } from 'storybook/internal/docs-tools';
import { WholeIds } from '../../src/ui/WholeIds';
import clauses from '../../stories/specification/clauses.json';
import { clausePath } from '../../stories/ClauseLink';
import { BookLink } from './BookLink';
import type { PageStory } from './context';
import type { ComponentFacts, Plays } from './roomFacts';
import { sentenceOf } from './sentenceOf';

interface SectionProps {
  id: string;
  title: string;
  count?: number;
  children: ReactNode;
}

export function Section({ id, title, count, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title} {count !== undefined && <span className="book-count">{count}</span>}
      </h2>
      {children}
    </section>
  );
}

/** Text whose words in backticks are code, or lead to the page of the component that they name. */
export function Noted({ text, pages = {} }: { text: string; pages?: Record<string, string> }) {
  return text.split('`').map((part, place) => {
    const page = pages[part];
    if (place % 2 === 0) return <WholeIds key={place}>{part}</WholeIds>;
    if (page === undefined) return <code key={part}>{part}</code>;
    return (
      <BookLink key={part} to={`/docs/${page}`}>
        {part}
      </BookLink>
    );
  });
}

/** When to use the component and when not, one do and one don't. */
export function UseNotes({ notes }: { notes: NonNullable<ComponentFacts['notes']> }) {
  const rows = [
    ['Use it', notes.useIt],
    ['Not', notes.notFor],
    ['Do', notes.good],
    ["Don't", notes.bad],
  ] as const;
  return (
    <Section id="use" title="When to use">
      <div className="book-notes">
        {rows.map(([label, text]) => (
          <p key={label}>
            <strong>{label}</strong> <Noted text={text} pages={notes.pages} />
          </p>
        ))}
      </div>
    </Section>
  );
}

/** Stories that show the main example again and do something with it, with the steps of their plays. */
export function Behaviours({ stories, plays }: { stories: readonly PageStory[]; plays: Plays }) {
  return (
    <Section id="behaviours" title="Behaviours" count={stories.length}>
      <p className="book-hint">Each opens with its play, which can be watched step by step.</p>
      <ul className="book-list book-columns">
        {stories.map((story) => {
          const steps = plays[story.id]?.steps ?? [];
          return (
            <li key={story.id} id={anchorBlockIdFromId(story.id)}>
              <BookLink to={`/story/${story.id}`}>{story.name}</BookLink>
              <p className="book-sentence">
                <Noted text={sentenceOf(story)} />
              </p>
              {steps.length > 0 && (
                <details>
                  <summary>{steps.length === 1 ? '1 step' : `${steps.length} steps`}</summary>
                  <ol>
                    {steps.map((step, place) => (
                      <li key={place}>{step.sentence}</li>
                    ))}
                  </ol>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface KeyboardProps {
  stories: readonly PageStory[];
  shortcuts: readonly string[];
  plays: Plays;
}

/** The keys that the plays press, each with the stories that prove what it does. */
export function Keyboard({ stories, shortcuts, plays }: KeyboardProps) {
  const rows = new Map<string, Map<string, PageStory>>();
  for (const story of stories) {
    for (const { keys, step } of plays[story.id]?.presses ?? []) {
      const uses = rows.get(keys) ?? new Map<string, PageStory>();
      uses.set(`${story.name}${step === '' ? '' : `: ${step}`}`, story);
      rows.set(keys, uses);
    }
  }
  if (rows.size === 0 && shortcuts.length === 0) return null;
  return (
    <Section id="keyboard" title="Keyboard">
      <p className="book-hint">
        The keys that the plays press, and the stories that prove what each does, or that it does nothing.
      </p>
      <table className="book-table">
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">Proven by</th>
          </tr>
        </thead>
        <tbody>
          {[...rows].map(([keys, uses]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>
                <ul className="book-plain">
                  {[...uses].map(([words, story]) => (
                    <li key={words}>
                      <BookLink to={`/story/${story.id}`}>{words}</BookLink>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
          {shortcuts
            .filter((keys) => !rows.has(keys))
            .map((keys) => (
              <tr key={keys}>
                <th scope="row">
                  <kbd>{keys}</kbd>
                </th>
                <td>Named by the example itself; no play of this page presses it.</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  );
}

const sentences = new Map(
  clauses.areas.flatMap(({ clauses: inArea }) => inArea.map(({ id, sentence }) => [id, sentence])),
);

/** Clauses of the specification that stories of this page prove. */
export function Clauses({ stories }: { stories: readonly PageStory[] }) {
  const proofs = new Map<string, PageStory[]>();
  for (const story of stories)
    for (const tag of story.tags) if (sentences.has(tag)) proofs.set(tag, [...(proofs.get(tag) ?? []), story]);
  if (proofs.size === 0) return null;
  const inOrder = [...sentences.keys()].flatMap((id) => {
    const provenBy = proofs.get(id);
    return provenBy ? [{ id, provenBy }] : [];
  });
  return (
    <Section id="clauses" title="Clauses" count={proofs.size}>
      <table className="book-table">
        <thead>
          <tr>
            <th scope="col">Clause</th>
            <th scope="col">Sentence</th>
            <th scope="col">Proven here by</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map(({ id, provenBy }) => (
            <tr key={id}>
              <th scope="row">
                <BookLink to={clausePath(id)}>{id}</BookLink>
              </th>
              <td>{sentences.get(id)}</td>
              <td>
                <ul className="book-inline-list">
                  {provenBy.map((story) => (
                    <li key={story.id}>
                      <BookLink to={`/story/${story.id}`}>{story.name}</BookLink>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Neighbours({ title, names }: { title: string; names: ComponentFacts['builtOf'] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul className="book-inline-list">
          {names.map(({ name, page }) => (
            <li key={name}>{page === undefined ? name : <BookLink to={`/docs/${page}`}>{name}</BookLink>}</li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** What it is built of and what uses it, from the imports. */
export function Structure({ component }: { component: ComponentFacts }) {
  const { builtOf, usedBy, packages, file } = component;
  const ofPackages = packages.filter(({ parts }) => parts.length > 0);
  return (
    <Section id="structure" title="Structure">
      <dl className="book-facts">
        <Neighbours title="Built of" names={builtOf} />
        <Neighbours title="Used by" names={usedBy} />
        {ofPackages.map(({ name, parts }) => (
          <div key={name}>
            <dt>From {name}</dt>
            <dd>{parts.join(', ')}</dd>
          </div>
        ))}
        <div>
          <dt>File</dt>
          <dd>
            <code>{file}</code>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** The latest commits that changed the component's file. */
export function Changes({ component, wholeHistory }: { component: ComponentFacts; wholeHistory: boolean }) {
  const { changes } = component;
  if (changes.length === 0) return null;
  return (
    <Section id="changes" title="Last changes">
      <table className="book-table book-changes">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Change</th>
            <th scope="col">Commit</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ hash, day, subject }) => (
            <tr key={hash}>
              <td className="book-day">{day}</td>
              <td>{subject}</td>
              <td>
                <code>{hash}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!wholeHistory && <p className="book-hint">Older changes are not in the clone that this was built from.</p>}
    </Section>
  );
}
