import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { type PageStory, useDrawnAppearances } from './context';
import { Drawn } from './Drawn';
import type { DrawnBox } from './drawing';
import type { Part } from './partsOf';
import { Section } from './Sections';

interface AnatomyProps {
  context: DocsContextProps;
  story: PageStory;
  page: string;
  /** Of the drawn example, in the order in which they are read. */
  parts: readonly Part[];
}

const MOST_PARTS = 18;

const MARK_SIZE = 18;

/** Where the numbers stand: at the corner of each part, and beside one another where parts share it. */
function placeMarks(parts: readonly Part[], box: DrawnBox, scale: number): { left: number; top: number }[] {
  const placed: { left: number; top: number }[] = [];
  for (const part of parts) {
    const top = (part.top - box.top) * scale;
    let left = (part.left - box.left) * scale;
    while (placed.some((other) => Math.abs(other.left - left) < MARK_SIZE && Math.abs(other.top - top) < MARK_SIZE)) {
      left += MARK_SIZE;
    }
    placed.push({ left, top });
  }
  return placed;
}

/** The main example with a number on each part that assistive technology tells, and their roles and names. */
export function Anatomy({ context, story, page, parts }: AnatomyProps) {
  const [appearance = 'light'] = useDrawnAppearances();
  const numbered = parts.slice(0, MOST_PARTS);
  if (numbered.length === 0) return null;
  return (
    <Section id="anatomy" title="Anatomy" count={parts.length}>
      <p className="book-hint">The parts that a screen reader tells, in its order.</p>
      <div className="book-anatomy">
        <div className={`book-specimen ${appearance}`}>
          <Drawn
            context={context}
            story={story}
            page={page}
            appearance={appearance}
            maxHeight={560}
            renderOver={(box, scale) => (
              <ol className="book-marks" aria-hidden>
                {placeMarks(numbered, box, scale).map(({ left, top }, place) => (
                  <li key={`${left} ${top}`} style={{ left, top }}>
                    {place + 1}
                  </li>
                ))}
              </ol>
            )}
          />
        </div>
        <table className="book-table">
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Role</th>
              <th scope="col">Name</th>
            </tr>
          </thead>
          <tbody>
            {numbered.map(({ role, name, count, left, top }, place) => (
              <tr key={`${role} ${name} ${left} ${top}`}>
                <th scope="row">{place + 1}</th>
                <td>{count > 1 ? `${role}, ${count} alike` : role}</td>
                <td>{name}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {parts.length > MOST_PARTS && <p className="book-hint">{parts.length - MOST_PARTS} more are not numbered.</p>}
    </Section>
  );
}
