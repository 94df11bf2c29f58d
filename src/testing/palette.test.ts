import { describe, expect, it } from 'vitest';
import { channelsOf, colorOf, contrastRatio, layered, palettePairs, readPalette, readRoleGroups } from './palette';

const css = `/* .dark { --canvas: #000000; } */
:root,
.light { color-scheme: light; --canvas: #ffffff; --scrim: #00000080; }
.dark { --canvas: #121113; --scrim: #000000a6; }`;

describe('the palette is read', () => {
  it('block by block', () => {
    const { light, dark } = readPalette(css);
    expect([...light]).toEqual([
      ['canvas', '#ffffff'],
      ['scrim', '#00000080'],
    ]);
    expect(colorOf(dark, 'canvas')).toBe('#121113');
  });

  it.each([
    ['no light block', css.replace('.light', '.bright'), /0 blocks ':root, .light'/],
    ['no dark block', css.replace('\n.dark', '\n.night'), /0 blocks '.dark'/],
    ['two dark blocks', `${css} .dark { --ink: #000000; }`, /2 blocks '.dark'/],
    ['a name set twice', css.replace('--scrim: #00000080', '--canvas: #000000'), /--canvas is set twice/],
    ['a colour by name', css.replace('#ffffff', 'white'), /--canvas is 'white'/],
    ['a short colour', css.replace('#ffffff', '#fff'), /--canvas is '#fff'/],
  ])('or refused: %s', (_what, text, message) => {
    expect(() => readPalette(text)).toThrow(message);
  });

  it('and throws at a name that it has not', () => {
    expect(() => colorOf(readPalette(css).light, 'ink')).toThrow('The palette has no --ink');
  });
});

describe('what roles are for is read', () => {
  const grouped = `:root,
.light {
  /* Grounds */
  --canvas: #ffffff; /* the page itself */
  /* Danger: needs somebody now */
  --danger-text: #b80f1c; /* words and icons */
  /* Scales */
  --red-1: #fffcfc;
}`;

  it('group by group, without the scales', () => {
    expect(readRoleGroups(grouped)).toEqual([
      { name: 'Grounds', purpose: '', roles: [{ name: 'canvas', purpose: 'the page itself' }] },
      { name: 'Danger', purpose: 'needs somebody now', roles: [{ name: 'danger-text', purpose: 'words and icons' }] },
    ]);
  });

  it('or refused where a role says nothing', () => {
    expect(() => readRoleGroups(grouped.replace(' /* the page itself */', ''))).toThrow(/what --canvas is for/);
  });
});

describe('contrast after WCAG', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#777777', '#ffffff', 4.478],
    ['#767676', '#ffffff', 4.542],
    ['#ff0000', '#ffffff', 3.998],
    ['#00000080', '#ffffff', 4.004],
    ['#00000000', '#ffffff', 1],
  ])('%s on %s is %s', (color, ground, ratio) => {
    expect(contrastRatio(color, ground)).toBeCloseTo(ratio, 2);
  });
});

describe('colours', () => {
  it('are read as channels', () => {
    expect(channelsOf('#ef1a29')).toEqual([239, 26, 41, 1]);
    expect(channelsOf('#00ff0033')).toEqual([0, 255, 0, 0.2]);
  });

  it('lie on one another', () => {
    expect(layered('#00000033', '#ffffff')).toEqual([204, 204, 204, 1]);
    expect(layered('#ef1a29', '#ffffff')).toEqual([239, 26, 41, 1]);
  });
});

it('no pair stands twice in the table', () => {
  const names = palettePairs.map(({ color, ground, use }) => `${color} on ${ground} as ${use}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
