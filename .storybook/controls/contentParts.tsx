import {
  CircleCheck,
  Hourglass,
  Info,
  type LucideIcon,
  Mail,
  Package,
  Ticket,
  TriangleAlert,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { buildOperations } from '@/testing/buildOperations';
import { Button } from '@/ui/Button';
import { ToneBadge } from '@/ui/ToneBadge';
import { asText, choice, isRecord, type Part } from './plainParts';

/** Icons to choose from; the one that a story has is always among them. */
const ICONS = { CircleCheck, Hourglass, Info, Mail, Package, Ticket, TriangleAlert, Users };

/** lucide's own, which are drawn through `render`, or those that the build puts in their place. */
export const isIcon = (value: unknown): value is LucideIcon =>
  isRecord(value) && ('render' in value || 'type' in value) && typeof value['displayName'] === 'string';

export function icon(present: LucideIcon): Part {
  const nameOf = (shown: unknown) =>
    Object.entries(ICONS).find(([, known]) => known === shown)?.[0] ?? (isIcon(shown) ? shown.displayName : '') ?? '';
  const icons: Record<string, LucideIcon> = { ...ICONS, [nameOf(present)]: present };
  return {
    ...choice(Object.keys(icons).toSorted(), nameOf(present)),
    read: nameOf,
    write: (_whole, held) => icons[asText(held)] ?? present,
  };
}

export const AS_GIVEN = 'as given';

/** What may stand where a component takes any content; elements alone where it takes exactly one. */
const ELEMENTS: Readonly<Record<string, ReactNode>> = {
  'a paragraph': <p>Two bolts of linen are left in the second aisle.</p>,
  'a badge': (
    <ToneBadge tone="success" icon={CircleCheck}>
      On Track
    </ToneBadge>
  ),
  'a button': <Button variant="outline">Create Ticket</Button>,
};
const CONTENTS: Readonly<Record<string, ReactNode>> = {
  nothing: null,
  'a few words': 'Two bolts are left',
  'a long text': 'The mill has promised the second delivery for Thursday. '.repeat(12),
  ...ELEMENTS,
};

export function content(contents: 'any' | 'one element'): Part {
  const offered = contents === 'any' ? CONTENTS : ELEMENTS;
  return { ...named(offered), label: 'what it holds' };
}

/** A choice of values, each with its name. */
const named = (values: Readonly<Record<string, unknown>>): Part => ({
  ...choice([AS_GIVEN, ...Object.keys(values)], AS_GIVEN),
  read: () => AS_GIVEN,
  write: (whole, held) => (held === AS_GIVEN ? whole : values[asText(held)]),
});

const stay = () => {};

/** Where a record stands among those that can be stepped through. */
export const neighbours: Part = named({
  'first of three': { place: 1, count: 3, onStep: stay },
  'second of three': { place: 2, count: 3, onStep: stay },
  'last of three': { place: 3, count: 3, onStep: stay },
  'no longer among them': { place: 0, count: 3, onStep: stay },
});

const never = () => new Promise<never>(stay);
const refuse = () => Promise.reject(new Error('The ledger is closed'));
const nothing = () => Promise.resolve([]);
const QUERIES = Object.keys(buildOperations()).filter((name) => name !== 'perform');
const answering = (answer: () => Promise<unknown>, queries = QUERIES) =>
  Object.fromEntries(queries.map((query) => [query, answer]));

const ANSWERS: Readonly<Record<string, object>> = {
  'no records': answering(
    nothing,
    QUERIES.filter((name) => name !== 'radarReport'),
  ),
  'records that never come': answering(never),
  'records refused': answering(refuse),
  'commands refused': { perform: refuse },
  'commands that are never answered': { perform: never },
};

/** What the world behind the app answers. */
export const answers: Part = {
  ...named(ANSWERS),
  write: (whole, held) => ({ ...(isRecord(whole) ? whole : {}), ...ANSWERS[asText(held)] }),
};
