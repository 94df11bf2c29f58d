import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { type Box, inkIn, placeMarks } from '../../stories/placeMarks';
import { type PageStory, useDrawnAppearances } from './context';
import { Drawn } from './Drawn';
import type { DrawnBox } from './drawing';
import { type Part, partsOf, unscaledIn } from './partsOf';
import { Section } from './Sections';
import { useSettled } from './useSettled';

interface AnatomyProps {
  context: DocsContextProps;
  story: PageStory;
  page: string;
  /** Of the drawn example, in the order in which they are read. */
  parts: readonly Part[];
}

const MOST_PARTS = 18;

const MARK_SIZE = 18;

/** Room around what is drawn in which numbers may stand, as the specimen's padding in docs.css. */
const AROUND = 24;

/** What the numbers point to and what they may not cover, from the corner of what is drawn. */
function inspectDrawn(root: HTMLElement): { boxes: Box[]; ink: Box[] } {
  const boxes = partsOf(root)
    .slice(0, MOST_PARTS)
    .map(({ box }) => box);
  return { boxes, ink: inkIn(root).map(unscaledIn(root)) };
}

/** A number beside each part, with a line to it where it stands apart. */
function Marks({ boxes, ink, shown, scale }: { boxes: Box[]; ink: Box[]; shown: DrawnBox; scale: number }) {
  const onPage = ({ left, top, width, height }: Box): Box => ({
    left: (left - shown.left) * scale,
    top: (top - shown.top) * scale,
    width: width * scale,
    height: height * scale,
  });
  const bounds = {
    left: -AROUND,
    top: -AROUND,
    width: shown.width * scale + 2 * AROUND,
    height: shown.height * scale + 2 * AROUND,
  };
  const places = placeMarks(boxes.map(onPage), ink.map(onPage), bounds, MARK_SIZE);
  return (
    <div aria-hidden>
      <svg className="book-leaders">
        {places.map(
          ({ left, top, leadsTo }, place) =>
            leadsTo && (
              <line key={place} x1={left + MARK_SIZE / 2} y1={top + MARK_SIZE / 2} x2={leadsTo.left} y2={leadsTo.top} />
            ),
        )}
      </svg>
      <ol className="book-marks">
        {places.map(({ left, top }, place) => (
          <li key={place} style={{ left, top }}>
            {place + 1}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The main example with a number on each part that assistive technology tells, and their roles and names. */
export function Anatomy({ context, story, page, parts }: AnatomyProps) {
  const [appearance = 'light'] = useDrawnAppearances();
  const [drawn, note] = useSettled(inspectDrawn);
  const numbered = parts.slice(0, MOST_PARTS);
  if (numbered.length === 0) return null;
  return (
    <Section id="anatomy" title="Anatomy" count={parts.length}>
      <p className="book-hint">The parts that a screen reader announces, in reading order.</p>
      <div className="book-anatomy">
        <div className={`book-specimen ${appearance}`}>
          <Drawn
            context={context}
            story={story}
            page={page}
            appearance={appearance}
            maxHeight={560}
            onDraw={note}
            renderOver={(shown, scale) => drawn && <Marks {...drawn} shown={shown} scale={scale} />}
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
            {numbered.map(({ role, name, count }, place) => (
              <tr key={place}>
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
