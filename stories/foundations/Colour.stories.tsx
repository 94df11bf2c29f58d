import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDot } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { TONES } from '@/domain/tone';
import { badgeStyle, roleColor } from '@/testing/look';
import { type Appearance, colorOf, type RoleGroup } from '@/testing/palette';
import { AiBadge } from '@/ui/AiBadge';
import { Panel } from '@/ui/Panel';
import { ToneBadge } from '@/ui/ToneBadge';
import { BookLink, BookPage, bookPage, BookSection } from '../BookPage';
import { palettes, roleGroups } from './palettes';

const SCALES = [
  ['Red, around the accent', 'red-'],
  ['Red, see-through', 'red-a'],
  ['Mauve, its natural grey', 'mauve-'],
  ['Mauve, see-through', 'mauve-a'],
] as const;
const STEPS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A colour as it is seen on the page's ground in one appearance. */
function Swatch({ name, appearance }: { name: string; appearance: Appearance }) {
  const palette = palettes[appearance];
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span
        aria-hidden
        className="true-colours size-9 shrink-0 rounded-control border border-outline p-1.5"
        style={{ background: colorOf(palette, 'canvas') }}
      >
        <span className="block size-full rounded-[3px]" style={{ background: colorOf(palette, name) }} />
      </span>
      <span className="font-mono text-label whitespace-nowrap text-ink-2">{colorOf(palette, name)}</span>
    </span>
  );
}

function Group({ group: { name, purpose, roles } }: { group: RoleGroup }) {
  return (
    <Panel>
      <section aria-label={name} className="min-w-0 px-4 pt-3 pb-1.5">
        <div className="flex items-baseline gap-2 border-b border-line pb-2">
          <h3 className="text-card font-semibold">{name}</h3>
          <p className="min-w-0 truncate text-dense text-ink-2">{purpose}</p>
        </div>
        <ul className="divide-y divide-line">
          {roles.map((role) => (
            <li key={role.name} className="grid grid-cols-[minmax(0,1fr)_112px_112px] items-center gap-3 py-2">
              <span className="min-w-0">
                <span className="block text-dense font-medium">{role.name}</span>
                <span className="block text-label text-ink-2">{role.purpose}</span>
              </span>
              <Swatch name={role.name} appearance="light" />
              <Swatch name={role.name} appearance="dark" />
            </li>
          ))}
        </ul>
      </section>
    </Panel>
  );
}

/** Twelve steps in a row, light over dark. */
function Scale({ title, scale }: { title: string; scale: string }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-4">
      <h3 className="text-dense font-medium">{title}</h3>
      <div className="flex flex-col gap-1">
        {(['light', 'dark'] as const).map((appearance) => (
          <div
            key={appearance}
            role="img"
            aria-label={`${title}, ${appearance}`}
            className="true-colours grid grid-cols-12 overflow-hidden rounded-control border border-outline"
            style={{ background: colorOf(palettes[appearance], 'canvas') }}
          >
            {STEPS.map((step) => (
              <span
                key={step}
                title={`${scale}${step}: ${colorOf(palettes[appearance], `${scale}${step}`)}`}
                className="h-7"
                style={{ background: colorOf(palettes[appearance], `${scale}${step}`) }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => (
    <BookPage
      title="Colour"
      lead="Colours are roles: a name says what a colour is for, and each appearance gives it a value. Nothing in the product uses any other colour. Strong colour is kept for meaning, and is never the only sign."
      actions={
        <p className="flex gap-4 text-dense">
          <BookLink address="./?path=/story/foundations-contrast--contrast">Contrast of every pair</BookLink>
          <BookLink address="./?path=/story/foundations-tokens--tokens">Tokens as files</BookLink>
        </p>
      }
    >
      <BookSection
        title="Meaning"
        lead="One map leads from what a value means to how it looks: word, icon, and a soft ground. All that the AI says is one violet."
      >
        <Panel padding="medium">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {TONES.map((tone) => (
              <ToneBadge key={tone} tone={tone} icon={CircleDot}>
                {tone}
              </ToneBadge>
            ))}
            <AiBadge>AI</AiBadge>
          </div>
        </Panel>
      </BookSection>
      <BookSection title="Roles" lead="Each with its value in light and in dark, on the ground of that appearance.">
        <div className="gap-4 md:columns-2 [&>*]:mb-4 [&>*]:break-inside-avoid">
          {roleGroups.map((group) => (
            <Group key={group.name} group={group} />
          ))}
        </div>
      </BookSection>
      <BookSection
        title="Scales"
        lead="Twelve steps from the ground to ink. Radix Themes draws its controls with them; our own components never name a step."
      >
        <div className="flex flex-col gap-4">
          {SCALES.map(([title, scale]) => (
            <Scale key={scale} title={title} scale={scale} />
          ))}
        </div>
      </BookSection>
    </BookPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What each colour is for, with its value in both appearances. */
export const Colour: Story = {
  tags: ['SHELL-10'],
  play: async ({ canvas }) => {
    const accent = within(canvas.getByRole('region', { name: 'Fills' }))
      .getByText('accent')
      .closest('li');
    await expect(within(accent ?? document.body).getAllByText(colorOf(palettes.light, 'accent'))).toHaveLength(2);
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--accent')).toBe(
      colorOf(palettes.light, 'accent'),
    );
    const roles = roleGroups.flatMap((group) => group.roles);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(roles.length);
    for (const tone of TONES) {
      await expect(badgeStyle(canvas.getByText(tone)).backgroundColor).toBe(roleColor(`${tone}-soft`));
    }
    await expect(canvas.getAllByRole('img')).toHaveLength(8);
  },
};
