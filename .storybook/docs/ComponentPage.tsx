import { DocsContext, type DocsContextProps, Unstyled } from '@storybook/addon-docs/blocks';
import { use, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useWantedAnchor } from '../../stories/wantedAnchor';
import { Anatomy } from './Anatomy';
import { BookLink } from './BookLink';
import type { PageStory } from './context';
import { Example } from './Example';
import { type Part, partsOf } from './partsOf';
import { docgenOf, Props } from './Props';
import { type ComponentFacts, factsBeside, type Plays } from './roomFacts';
import { Behaviours, Changes, Clauses, Keyboard, Noted, Structure, UseNotes } from './Sections';
import { sentenceOfFile } from './sentenceOf';
import { isWholePage } from './drawing';
import { States } from './States';
import { Tokens } from './Tokens';
import { tokensIn, type UsedTokens } from './tokensIn';
import { useSettled } from './useSettled';

/** Whether a story draws something else than the first one does, before anything is done with it. */
function drawsItsOwn(story: PageStory, first: PageStory): boolean {
  if (story === first) return true;
  const { args = {}, render, globals } = story.moduleExport;
  return (
    render !== undefined || globals !== undefined || Object.values(args).some((value) => typeof value !== 'function')
  );
}

/** Stories to be drawn. One that acts on the main example, or on the whole app, is told by its sentence and its steps. */
function isState(story: PageStory, first: PageStory, plays: Plays): boolean {
  if (plays[story.id]?.acts !== true) return true;
  return drawsItsOwn(story, first) && (story === first || !isWholePage(story));
}

/** How long the rest of a page waits for its first drawing, in milliseconds; a slow machine takes a third of it. */
const LONGEST_WAIT_MS = 15_000;

/** A file of stories in the folder of another one's component. */
const PART_FILE = /\/[A-Z]\w*\/[A-Z]\w*\.stories\.tsx$/;

/** 'BadInput' as in a sentence. */
const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** 'SmartInboxScreen' in words. */
const screenWords = (name: string) => name.replace(/Screen$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Where in the product the component is met. */
function InUse({ component }: { component: ComponentFacts }) {
  const { screens, isDrawn, file } = component;
  if (screens.length > 0) {
    return (
      <>
        <strong>In use</strong> on{' '}
        {screens.map(({ name, page }, place) => (
          <span key={name}>
            {place > 0 && ', '}
            {page === undefined ? screenWords(name) : <BookLink to={`/docs/${page}`}>{screenWords(name)}</BookLink>}
          </span>
        ))}
      </>
    );
  }
  if (file.startsWith('src/app/gate/')) {
    return (
      <>
        <strong>In use</strong> before all screens
      </>
    );
  }
  return isDrawn || file.startsWith('src/app/') ? (
    <>
      <strong>In use</strong> around all screens
    </>
  ) : (
    <>
      <strong>Not in use</strong>: no screen leads to it
    </>
  );
}

/** Where the component is met, and what is known of its accessibility. */
function Status({ component, id }: { component: ComponentFacts; id: string }) {
  return (
    <p className="book-status">
      <InUse component={component} /> · <BookLink to={`/docs/specification-status--docs#${id}`}>Accessibility</BookLink>
    </p>
  );
}

interface Inspection {
  parts: Part[];
  tokens: UsedTokens;
}

/** The parts and tokens of what was drawn last, once it stands. */
const inspectDrawn = (root: HTMLElement): Inspection => ({ parts: partsOf(root), tokens: tokensIn(root) });

function Page({ context, stories, first }: { context: DocsContextProps; stories: PageStory[]; first: PageStory }) {
  const [inspection, inspect] = useSettled(inspectDrawn);
  const file = String(first.parameters['fileName']).replace(/^\.\//, '');
  const { components, plays, wholeHistory } = use(factsBeside(file));
  const component = components[file];
  const page = `${first.componentId}--docs`;
  const states = stories.filter((story) => isState(story, first, plays));
  const behaviours = stories.filter((story) => !states.includes(story));
  // A page whose address names a part of it has all parts at once, or there would be nothing to go to.
  const wanted = useWantedAnchor();
  const [stands, setStands] = useState(() => (component === undefined && states.length === 0) || wanted !== undefined);
  const [noteStands] = useState(() => () => setStands(true));
  useEffect(() => {
    // Where the frame of the first drawing never comes, the rest is worth more than a page that stays in its place.
    const timer = window.setTimeout(() => setStands(true), LONGEST_WAIT_MS);
    return () => window.clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const part = stands && wanted !== undefined ? document.getElementById(wanted) : null;
    part?.scrollIntoView();
    // Of several in sight the story that was looked for is the one with the focus.
    part?.querySelector<HTMLElement>(':scope > a')?.focus({ preventScroll: true });
  }, [stands, wanted]);
  const path = first.title.split('/');
  const [name = '', parent = ''] = path.toReversed();
  // The second page of a component, 'DataTable/BadInput', is of the same one.
  const isPart = PART_FILE.test(file);
  const { displayName, description } = docgenOf(first.component);
  // What such a file draws may be a part of the file itself, whose sentence says nothing of the page.
  const ofComponent = isPart && displayName !== parent ? undefined : description;
  const sentence = sentenceOfFile(first) || component?.sentence || ofComponent;
  const parts = inspection?.parts ?? [];
  const shortcuts = [...new Set(parts.flatMap(({ shortcuts: keys }) => keys.split(' ')))].filter((keys) => keys !== '');
  return (
    <div className="book-page">
      <header>
        <p className="book-path">{path.slice(0, isPart ? -2 : -1).join(' / ')}</p>
        <h1>{isPart ? `${parent}: ${inWords(name)}` : name}</h1>
        {isPart && (
          <p>
            <BookLink to={`/docs/${first.componentId.slice(0, -name.length - 1)}--docs`}>All of {parent}</BookLink>
          </p>
        )}
        {sentence && (
          <p className="book-lead">
            <Noted text={sentence} />
          </p>
        )}
        {component && <Status component={component} id={first.componentId} />}
      </header>
      {component && (
        <Example context={context} story={first} page={page} onDraw={inspect} stands={stands} onStand={noteStands} />
      )}
      {(stands || !component) && (
        <States
          context={context}
          stories={states}
          page={page}
          across={component !== undefined}
          stands={stands}
          onStand={noteStands}
        />
      )}
      {stands && behaviours.length > 0 && <Behaviours stories={behaviours} plays={plays} />}
      {stands && component && (
        <>
          {component.notes && <UseNotes notes={component.notes} />}
          <Anatomy context={context} story={first} page={page} parts={parts} />
          <Props of={first.component} component={component} />
          <Keyboard stories={stories} shortcuts={shortcuts} plays={plays} />
          {inspection && <Tokens used={inspection.tokens} />}
          <Clauses stories={stories} />
          <Structure component={component} />
          <Changes component={component} wholeHistory={wholeHistory} />
        </>
      )}
    </div>
  );
}

/** The page of every file of stories: what it is for, how it looks in each state, and what proves it. */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ parameters }) => !parameters['docs']?.disable);
  const [first] = stories;
  if (!first) return null;
  return (
    <Unstyled>
      <Page context={context} stories={stories} first={first} />
    </Unstyled>
  );
}
