import { use } from 'react';
import { BookLink } from '../BookPage';
import type { BookStory } from '../specification/book';
import { readFileBeside } from '../specification/readResult';
import { useWantedAnchor } from '../wantedAnchor';
import { type Findable, storiesOf } from './findable';

const readStories = async () => {
  const index = await readFileBeside<{ entries: Record<string, BookStory & { type: string }> }>('index.json');
  return Object.values(index?.entries ?? {}).filter(({ type }) => type === 'story');
};

/** Read once for all headings. */
const reading = readStories();

/** The anchor that MDX gives the heading. */
const anchorOf = (state: Findable) => state.toLowerCase().replaceAll(',', '').replaceAll(' ', '-');

/** Every story of a state by its component, also those that the list at the left leaves out; unfolded for who searched for it. */
export function StatesFound({ of: state }: { of: Findable }) {
  const wanted = useWantedAnchor();
  const found = storiesOf(state, use(reading));
  const titles = [...new Set(found.map(({ title }) => title))];
  return (
    <details key={wanted} open={wanted === anchorOf(state)} className="text-dense text-ink">
      <summary className="min-h-6 w-fit cursor-pointer py-0.5">
        {found.length} stories on {titles.length} pages
      </summary>
      <dl className="grid grid-cols-1 gap-x-6 pt-2 sm:grid-cols-[220px_1fr]">
        {titles.map((title) => {
          const own = found.filter((story) => story.title === title);
          const [page = ''] = own[0]?.id.split('--') ?? [];
          return (
            <div key={title} className="contents">
              <dt className="mt-2 font-medium sm:mt-0">
                <BookLink address={`./?path=/docs/${page}--docs`}>{title.split('/').slice(-2).join(' / ')}</BookLink>
              </dt>
              <dd>
                <ul className="flex flex-wrap gap-x-4">
                  {own.map(({ id, name }) => (
                    <li key={id}>
                      <BookLink address={`./?path=/story/${id}`}>{name}</BookLink>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
