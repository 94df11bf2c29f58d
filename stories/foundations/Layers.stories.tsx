import { Button } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import indexCss from '@/styles/index.css?raw';
import { roleColor, typeface } from '@/testing/look';
import { colorOf } from '@/testing/palette';
import { BookLink, BookPage, bookPage, BookSection, BookTable, componentAddress } from '../BookPage';
import { palettes } from './palettes';

/** From the page up to what is always seen. */
const STACK = [
  {
    name: 'Canvas',
    ground: 'bg-(--canvas)',
    component: 'Frame',
    says: 'The page. Scrolls; nothing is drawn on it but panels and their headings.',
  },
  {
    name: 'Panel',
    ground: 'bg-panel',
    component: 'Panel',
    says: 'Cards, tables, forms. A hairline sets them apart; they cast no shadow.',
  },
  {
    name: 'Sticky bars',
    ground: 'bg-panel',
    component: 'TopBar',
    says: 'The top bar, and the heads of tables that scroll. They stay where they are.',
  },
  {
    name: 'Side panel',
    ground: 'bg-raised',
    component: 'SidePanel',
    says: 'Over a scrim that dims the page; keeps the focus until it is closed.',
  },
  {
    name: 'Lists and tooltips',
    ground: 'bg-raised',
    component: 'SelectField',
    says: 'Open lists and tooltips, over the panel that they belong to.',
  },
  {
    name: 'Toasts',
    ground: 'bg-raised',
    component: 'NotificationLayer',
    says: 'Over everything and outside of every panel: always seen, heard and in reach.',
  },
] as const;

const CASCADE: Record<string, string> = {
  theme: 'Roles and sizes: the custom properties.',
  base: 'Plain elements and the page itself.',
  radix: 'The parts of Radix Themes in use.',
  components: 'What we draw ourselves, or draw otherwise.',
  utilities: 'Tailwind: places and sizes. Wins over all others.',
};
const declared = /@layer ([\w, ]+);/.exec(indexCss)?.[1]?.split(', ') ?? [];

const meta = {
  tags: ['!autodocs'],
  parameters: { ...bookPage },
  render: () => (
    <BookPage title="Layers" lead="What lies over what on screen, and which styles win over which in the stylesheet.">
      <BookSection
        title="On screen"
        lead="Each lies over those before it. From the side panel on, things cast the one shadow."
      >
        <ol aria-label="Layers on screen" className="flex flex-col">
          {STACK.map(({ name, ground, component, says }, level) => (
            <li
              key={name}
              className={`relative rounded-card border border-line px-5 py-3 text-dense not-first:-mt-1.5 ${ground} ${level > 2 ? 'shadow-overlay' : ''}`}
              style={{ marginLeft: `${level * 32}px` }}
            >
              <span className="text-card font-semibold">{name}</span> <span className="text-ink-2">{says}</span>{' '}
              <BookLink address={componentAddress(component)}>{component}</BookLink>
            </li>
          ))}
        </ol>
      </BookSection>
      <BookSection
        title="In the stylesheet"
        lead="The first line of the stylesheet declares this order. Without it, either Radix Themes or Tailwind would lose."
      >
        <BookTable name="Layers of the stylesheet" columns={['Layer', 'Holds', 'Sample']}>
          {declared.map((layer) => (
            <tr key={layer}>
              <th scope="row">{layer}</th>
              <td className="text-ink-2">{CASCADE[layer]}</td>
              <td>
                {layer === 'base' && <p>A plain paragraph</p>}
                {layer === 'components' && <Button>A button</Button>}
                {layer === 'utilities' && <Button className="mt-5 rounded-none">A placed button</Button>}
              </td>
            </tr>
          ))}
        </BookTable>
      </BookSection>
    </BookPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each layer wins over the one before it, and none loses to the library. */
export const Layers: Story = {
  play: async ({ canvas }) => {
    await expect(declared).toEqual(Object.keys(CASCADE));
    const plain = getComputedStyle(canvas.getByText('A plain paragraph'));
    const button = getComputedStyle(canvas.getByRole('button', { name: 'A button' }));
    const placed = getComputedStyle(canvas.getByRole('button', { name: 'A placed button' }));
    const root = getComputedStyle(document.documentElement);
    await expect(root.getPropertyValue('--accent')).toBe(colorOf(palettes.light, 'accent')); // theme
    await expect(plain.marginBlockStart).toBe('0px'); // base
    await expect(button.display).toBe('inline-flex'); // radix
    await expect(button.backgroundColor).toBe(roleColor('accent-solid')); // components
    await expect(placed.marginTop).toBe('20px'); // utilities
    await expect(placed.borderRadius).toBe('0px');
    await expect(plain.fontFamily).toContain(typeface());
  },
};
