import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { projectFolder } from '../install.mjs';
import { changesBetween, comparePictures, lineChanges } from './compare.mjs';
import { reportPage, stateOf, wordsOfChange } from './reportPage.mjs';
import { serveReport } from './serveReport.mjs';
import { chooseStories, framing, type Taken } from './takeStories.mjs';

const take = (id: string, differences: Partial<Taken> = {}): Taken => ({
  key: `${id} light 1280`,
  id,
  name: `UI/${id}`,
  appearance: 'light',
  width: 1280,
  picture: `${id}.light.1280.png`,
  digest: 'aa',
  tree: '- button "Send"\n- text: 3 of 36',
  words: 'Send',
  play: 'passed',
  ...differences,
});

const equalPictures = () => ({ pixels: 0, difference: null });

describe('what a change does to the stories', () => {
  test('equal stories are left out, and their pictures are not even read', () => {
    const comparePair = vi.fn<typeof equalPictures>(equalPictures);
    expect(changesBetween([take('button'), take('card')], [take('card'), take('button')], comparePair)).toEqual([]);
    expect(comparePair).not.toHaveBeenCalled();
  });

  test('a story that came and one that went are told apart', () => {
    const changes = changesBetween([take('button'), take('old')], [take('button'), take('fresh')], equalPictures);
    expect(changes.map(({ key, kind }) => `${kind}: ${key}`)).toEqual([
      'added: fresh light 1280',
      'removed: old light 1280',
    ]);
  });

  test('a removed name shows although no pixel differs', () => {
    const after = take('button', { tree: '- button\n- text: 3 of 36' });
    const [change] = changesBetween([take('button')], [after], equalPictures);
    expect(change && wordsOfChange(change)).toBe('accessibility tree');
    expect(change?.tree).toEqual([
      { sign: '-', text: '- button "Send"' },
      { sign: '+', text: '- button' },
      { sign: ' ', text: '- text: 3 of 36' },
    ]);
  });

  test('words that differ, and a play that fails now, show', () => {
    const after = take('button', { words: 'Sent', play: 'failed' });
    const [change] = changesBetween([take('button')], [after], equalPictures);
    expect(change && wordsOfChange(change)).toBe('words, play: passed, now failed');
    expect(lineChanges('a\nb', 'a\nb')).toEqual([]);
  });

  test('another digest alone is no change while no pixel differs', () => {
    expect(changesBetween([take('button')], [take('button', { digest: 'bb' })], equalPictures)).toEqual([]);
  });
});

describe('pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weftline-review-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A white picture with a black square of so many pixels a side in its corner. */
  function draw(name: string, width: number, height: number, side: number) {
    const picture = new PNG({ width, height });
    picture.data.fill(255);
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) picture.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
    const file = join(folder, name);
    writeFileSync(file, PNG.sync.write(picture));
    return file;
  }

  test('as many pixels differ as were drawn otherwise', () => {
    const difference = join(folder, 'difference.png');
    expect(comparePictures(draw('a.png', 20, 20, 0), draw('b.png', 20, 20, 4), difference)).toBe(16);
    expect(comparePictures(draw('a.png', 20, 20, 4), draw('b.png', 20, 20, 4), difference)).toBe(0);
  });

  test('what one picture is higher than the other counts', () => {
    expect(comparePictures(draw('a.png', 10, 10, 0), draw('b.png', 10, 12, 0), join(folder, 'd.png'))).toBe(20);
  });
});

describe('the report', () => {
  const [change] = changesBetween(
    [take('button')],
    [take('button', { words: '<img src=x onerror=alert(1)>' })],
    equalPictures,
  );
  if (!change) throw new Error('The words differ.');
  const report = { ref: 'main', commit: '0123456789abcdef', compared: 2, changes: [change] };

  test('shows texts as texts', () => {
    const page = reportPage(report, {});
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('2 pictures compared, 1 equal');
  });

  test('a verdict holds for the outcome that it was given for, and not for the next', () => {
    const accepted = { verdict: 'accepted', note: 'as agreed', state: stateOf(change) } as const;
    expect(reportPage(report, { [change.key]: accepted })).toContain('data-verdict="accepted"');
    expect(reportPage(report, { [change.key]: { ...accepted, state: 'another' } })).toContain('data-verdict="open"');
  });
});

test.each(['no-such-commit', 'HEAD^{tree}', '-1'])('%s is no commit, and the command says so at once', (ref) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(projectFolder, 'scripts', 'review.mjs'), '--quiet', '--', ref],
    { encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `There is no commit '${ref}' here.\n` });
});

test('the report is served until it is ended, whatever is asked for', async () => {
  const report = mkdtempSync(join(tmpdir(), 'weftline-report-'));
  mkdirSync(join(report, 'before'));
  writeFileSync(join(report, 'index.html'), 'the report');
  const heard: string[] = [];
  const server = await serveReport(report, (body) => {
    heard.push(body);
    return body === 'a verdict';
  });
  try {
    const address = `http://localhost:${server.port}`;
    const paths = ['before', 'before/', '%', '%00', '..%2f', 'nothing.png'];
    const answers = await Promise.all(paths.map(async (path) => (await fetch(`${address}/${path}`)).status));
    expect(answers).toEqual(paths.map(() => 404));
    expect(await (await fetch(`${address}/`)).text()).toBe('the report');
    const post = async (body: string, origin: string) =>
      (await fetch(address, { method: 'POST', body, headers: { origin } })).status;
    expect(await post('a verdict', address)).toBe(204);
    expect(await post('nonsense', address)).toBe(400);
    expect(await post('a verdict', 'http://elsewhere.test')).toBe(403);
    expect(heard).toEqual(['a verdict', 'nonsense']);
  } finally {
    server.close();
    rmSync(report, { recursive: true });
  }
});

test('stories are chosen by tag and by words', () => {
  const entries = [
    { id: 'a', title: 'UI/Button', name: 'Default', tags: ['state'], importPath: 'stories/ui/Button.stories.tsx' },
    { id: 'b', title: 'UI/Button', name: 'Pressed', tags: [], importPath: 'stories/ui/Button.stories.tsx' },
    { id: 'c', title: 'UI/Card', name: 'Default', tags: ['state', 'PO-5'], importPath: 'stories/ui/Card.stories.tsx' },
  ];
  const idsOf = (words: string[], tag?: string) => chooseStories(entries, { words, tag }).map(({ id }) => id);
  expect(idsOf([])).toEqual(['a', 'b', 'c']);
  expect(idsOf([], 'state')).toEqual(['a', 'c']);
  expect(idsOf(['button', 'default'])).toEqual(['a']);
  expect(idsOf(['PO-5'])).toEqual(['c']);
});

test('a page stands in its window whole, and where it is too high for a picture, the window alone is taken', () => {
  expect(framing(600, 900)).toEqual({ height: 900, fullPage: true });
  expect(framing(2_400, 900)).toEqual({ height: 2_400, fullPage: true });
  expect(framing(12_000, 844)).toEqual({ height: 12_000, fullPage: true });
  // Chromium takes no picture that is higher than 16,384 pixels.
  expect(framing(16_385, 844)).toEqual({ height: 844, fullPage: false });
});
