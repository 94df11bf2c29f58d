import type { ComponentType } from 'react';
import type { ComponentAnnotations, StoryAnnotations } from 'storybook/internal/types';
import { composeStory } from 'storybook/preview-api';
import { EVERYWHERE, HOSTILE_TEXTS, hostileCopy } from '@/testing/hostileTexts';

type StoryModule = Record<string, StoryAnnotations> & { default: ComponentAnnotations };

const modules = import.meta.glob<StoryModule>(
  ['../../components/*/*.stories.tsx', '../../screens/*/*View.stories.tsx', '../../app/*Screen.stories.tsx'],
  { eager: true },
);

/** A component as its first story shows it. */
interface FedComponent {
  /** As its story file is called. */
  name: string;
  /** The folder of its domain, 'threads'. */
  domain: string;
  /** Its story; properties replace the story's own. */
  Story: ComponentType<object>;
  /** Whether the story keeps state of its own, as those of forms do, so that only a new one takes new properties. */
  keepsState: boolean;
  args: Readonly<Record<string, unknown>>;
}

/** Properties that a screen sets from words of code, never from a record. */
const OF_CODE = ['now', 'channel', 'folder', 'whenEmpty'];

/** As Storybook draws what has no drawing of its own. */
function render(args: object, { component }: { component?: unknown }) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook does not say what its stories are made of
  const Component = component as ComponentType<object>;
  return <Component {...args} />;
}

/** Storybook's settings, of which a published book knows none, without what stands around each story or adds controls. */
const undecorated = {
  render,
  ...globalThis.globalProjectAnnotations,
  decorators: [],
  argTypesEnhancers: [],
  argsEnhancers: [],
};

/** Several files may tell of one component. */
const met = new Set<unknown>();

/** Every component that is given records, and every screen, once. */
export const FED_COMPONENTS: readonly FedComponent[] = Object.entries(modules).flatMap(([path, module]) => {
  const [, domain = '', name = ''] = /([\w-]+)\/(\w+)\.stories\.tsx$/.exec(path) ?? [];
  const { default: meta, ...stories } = module;
  const first = stories['Default'] ?? Object.values(stories)[0];
  if (!first || met.has(meta.component)) return [];
  met.add(meta.component);
  const Story = composeStory(first, meta, {}, undecorated, name);
  return [{ name, domain, Story, keepsState: Boolean(meta.render ?? first.render), args: Story.args }];
});

/**
 * The rounds in which hostile texts are handed out, each with what it begins with: first all that harm anywhere, in every
 * field, then so many of the texts in turn, as far from each other as can be; after all of them, each field has had each.
 */
export function hostileRounds(counts: {
  inMatrix: number;
  otherwise: number;
}): readonly (readonly [text: string, round: number])[] {
  const isMatrix = import.meta.env['STORYBOOK_EVERY_HOSTILE_TEXT'] === 'true';
  const step = Math.ceil(HOSTILE_TEXTS.length / (isMatrix ? counts.inMatrix : counts.otherwise));
  const texts = HOSTILE_TEXTS.map(([name], round) => [name, round] as const);
  return [['all that harm anywhere', EVERYWHERE], ...texts.filter(([, round]) => round % step === 0)];
}

/** Its properties with a hostile text in every field of every record, another one in each round. */
export function hostileProps({ args }: FedComponent, round: number): object {
  return Object.fromEntries(
    Object.entries(args).map(([name, value], place) => [
      name,
      OF_CODE.includes(name) ? value : hostileCopy(value, round === EVERYWHERE ? round : round + place),
    ]),
  );
}

export interface HostileTextsProps {
  /** The folder of a domain, 'threads'. */
  domain: string;
}

/** What the components of one domain are fed with: each text in every field of every record. */
export function HostileTexts({ domain }: HostileTextsProps) {
  const fed = FED_COMPONENTS.filter((component) => component.domain === domain);
  return (
    <div className="flex flex-col gap-4 text-body">
      <section>
        <h2 className="font-semibold">Fed</h2>
        <ul className="list-disc pl-5">
          {fed.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="font-semibold">With</h2>
        <ul className="list-disc pl-5">
          {HOSTILE_TEXTS.map(([name]) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
