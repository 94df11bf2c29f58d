import { rooms } from 'virtual:component-facts';

type RoomFacts = Awaited<ReturnType<(typeof rooms)[string]>>['facts'];
export type ComponentFacts = RoomFacts['components'][string];
export type Plays = RoomFacts['plays'];

const NOTHING: RoomFacts = { components: {}, plays: {}, wholeHistory: true };

const asked = new Map<string, Promise<RoomFacts>>();

/**
 * What is known of the story files that stand beside this one, asked for once.
 * @param file 'stories/ui/Button.stories.tsx'
 */
export function factsBeside(file: string): Promise<RoomFacts> {
  const room = file.replace(/\/[^/]*$/, '');
  const known = asked.get(room);
  if (known) return known;
  const facts = rooms[room]?.().then((found) => found.facts) ?? Promise.resolve(NOTHING);
  asked.set(room, facts);
  // Asked for again where it could not be fetched.
  facts.catch(() => asked.delete(room));
  return facts;
}
