import { useLayoutEffect, useRef, useState } from 'react';
import { SCREENS } from '@/app/screens';
import { Assembled } from '../Assembled';
import { BookLink, BookPage, componentAddress } from '../BookPage';
import { ClauseLink, clauseSentence } from '../ClauseLink';
import { type Box, inkIn, type MarkPlace, placeMarks } from '../placeMarks';
import { regionsIn } from './regions';
import { partOf, SCREEN_PARTS, type ScreenPart } from './screenParts';

/** Regions that the same part draws, under one number. */
interface Mark {
  /** Roles and names of what the table of parts lacks; undefined for a region that it knows. */
  part: ScreenPart | undefined;
  role: string;
  names: readonly string[];
  boxes: readonly Box[];
}

function marksOn(screen: Element, picture: Element, parts: readonly ScreenPart[]): readonly Mark[] {
  const origin = picture.getBoundingClientRect();
  const marks: Mark[] = [];
  for (const { element, role, name } of regionsIn(screen)) {
    const part = partOf(parts, { role, name });
    // A screen's name stands with its actions.
    const holder = role === 'heading' ? (element.parentElement?.parentElement ?? element) : element;
    const { left, top, width, height } = holder.getBoundingClientRect();
    const box = { left: left - origin.left, top: top - origin.top, width, height };
    const same = marks.findIndex((mark) => mark.part !== undefined && mark.part === part);
    const mark = marks[same] ?? { part, role, names: [], boxes: [] };
    const joined = { ...mark, names: [...mark.names, name], boxes: [...mark.boxes, box] };
    if (same === -1) marks.push(joined);
    else marks[same] = joined;
  }
  return marks;
}

/** Pixels of a number's side. */
const MARK_SIZE = 20;

/** Where the numbers stand: beside their regions, over no words. */
function placesOf(marks: readonly Mark[], screen: Element, picture: Element): readonly MarkPlace[] {
  const origin = picture.getBoundingClientRect();
  const ink = inkIn(screen).map((box) => ({ ...box, left: box.left - origin.left, top: box.top - origin.top }));
  const bounds = { left: 2, top: 2, width: origin.width - 6, height: screen.getBoundingClientRect().height - 4 };
  return placeMarks(
    marks.flatMap(({ boxes: [box] }) => (box ? [box] : [])),
    ink,
    bounds,
    MARK_SIZE,
    marks.flatMap(({ boxes }) => boxes.slice(1)),
  );
}

/** A number on the picture and beside its words. */
const number =
  'flex size-5 shrink-0 items-center justify-center rounded-full bg-ink text-label font-semibold text-(--canvas)';

/** From a number that stands apart to its region. */
function Leader({ mark, to }: { mark: MarkPlace; to: { left: number; top: number } }) {
  return (
    <svg className="absolute inset-0 size-full overflow-visible stroke-ink">
      <line x1={mark.left + MARK_SIZE / 2} y1={mark.top + MARK_SIZE / 2} x2={to.left} y2={to.top} />
    </svg>
  );
}

const roleWords: Record<string, string> = { heading: 'heading and actions', article: 'card', region: 'section' };

export interface ScreenMapProps {
  /** The screen's address in the app: '/po-tracker'. */
  address: string;
}

/**
 * A screen as this window draws it, made smaller, with its regions numbered and linked to what draws them and what they
 * must hold. The regions are read from the drawn screen.
 */
export function ScreenMap({ address }: ScreenMapProps) {
  const pictureRef = useRef<HTMLDivElement>(null);
  const screenRef = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [height, setHeight] = useState(0);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [places, setPlaces] = useState<readonly MarkPlace[]>([]);
  const [pointed, setPointed] = useState(-1);
  const parts = SCREEN_PARTS[address] ?? [];
  const name = SCREENS.find(({ path }) => path === address)?.name ?? address;

  useLayoutEffect(() => {
    const [picture, screen] = [pictureRef.current, screenRef.current];
    if (!picture || !screen) return;
    const measure = () => {
      const next = picture.clientWidth / window.innerWidth;
      setScale(next);
      setHeight(screen.offsetHeight * next);
      screen.style.setProperty('width', `${window.innerWidth}px`);
      screen.style.setProperty('transform', `scale(${next})`);
      const found = marksOn(screen, picture, SCREEN_PARTS[address] ?? []);
      setMarks(found);
      setPlaces(placesOf(found, screen, picture));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(picture);
    resized.observe(screen);
    const changed = new MutationObserver(measure);
    changed.observe(screen, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [address]);

  const notDrawn = parts.filter((part) => marks.length > 0 && !marks.some((mark) => mark.part === part));

  return (
    <BookPage
      title={name}
      lead={`The screen at ${address}, as a window of this width draws it, at ${Math.round(scale * 100)} %. Each number is a region that can be found by its role and name.`}
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="self-start md:sticky md:top-6">
          <div
            ref={pictureRef}
            className="relative overflow-hidden rounded-card border border-line bg-(--canvas)"
            style={{ height: `${height}px` }}
          >
            {/* A picture: nothing in it takes the focus or is read. */}
            <div ref={screenRef} inert className="absolute top-0 left-0 origin-top-left" data-screen>
              <Assembled address={address} />
            </div>
            {marks.map(({ names, boxes: [box] }, place) =>
              box ? (
                <div key={`${place} ${names.join(' ')}`} aria-hidden className="pointer-events-none">
                  {pointed === place && (
                    <span className="absolute rounded-tag border-2 border-ink bg-(--ink)/8" style={{ ...box }} />
                  )}
                  {places[place]?.leadsTo && <Leader mark={places[place]} to={places[place].leadsTo} />}
                  <span
                    className={`absolute ${number} ring-2 ring-(--canvas)`}
                    style={{ left: places[place]?.left, top: places[place]?.top }}
                  >
                    {place + 1}
                  </span>
                </div>
              ) : null,
            )}
          </div>
        </div>
        <ol aria-label={`Regions of ${name}`} className="divide-y divide-line rounded-card border border-line bg-panel">
          {marks.map(({ part, role, names }, place) => (
            <li
              key={`${place} ${names.join(' ')}`}
              className="flex gap-3 px-4 py-3 text-dense"
              onPointerEnter={() => setPointed(place)}
              onPointerLeave={() => setPointed(-1)}
            >
              <span aria-hidden className={number}>
                {place + 1}
              </span>
              <div className="flex min-w-0 flex-col gap-1">
                <p>
                  <span className="font-medium">{names[0] || (role === 'banner' ? 'Top bar' : 'Unnamed')}</span>
                  <span className="text-ink-2">
                    {' '}
                    {roleWords[role] ?? role}
                    {names.length > 1 && ` and ${names.length - 1} more`}
                  </span>
                </p>
                {part ? (
                  <>
                    <p>
                      <BookLink address={componentAddress(part.component)}>{part.component}</BookLink>
                    </p>
                    <ul className="flex flex-col gap-0.5 text-label text-ink-2">
                      {part.clauses.map((clause) => (
                        <li key={clause} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-2">
                          <ClauseLink id={clause} />
                          <span className="line-clamp-2" title={clauseSentence(clause)}>
                            {clauseSentence(clause)}
                          </span>
                        </li>
                      ))}
                    </ul>
                  </>
                ) : (
                  <p className="text-(--danger-text)">Nobody has said what draws this region.</p>
                )}
              </div>
            </li>
          ))}
          {notDrawn.map(({ role, name: missing, component }) => (
            <li key={`${role} ${missing}`} className="px-4 py-3 text-dense text-(--danger-text)">
              {component} should be drawn as {role} {missing}, and is not.
            </li>
          ))}
        </ol>
      </div>
    </BookPage>
  );
}
