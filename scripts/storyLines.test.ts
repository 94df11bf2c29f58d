import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { projectFolder } from './install.mjs';

const STORIES = join('stories', 'app', 'shell', 'Frame.stories.tsx');
/** Stands below interfaces, types and imports, which the browser's copy does not have. */
const CALL = 'await expect(canvas.getByRole(';

const placesOf = (text: string) => text.split('\n').flatMap((line, place) => (line.includes(CALL) ? [place + 1] : []));

test('a failing story names the line at which it failed', async () => {
  const server = await createServer({
    root: projectFolder,
    configFile: join(projectFolder, 'vitest.stories.config.ts'),
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    logLevel: 'error',
  });
  try {
    const served = await server.transformRequest(`/${STORIES}`);
    if (!served?.map || !('version' in served.map)) throw new Error('The stories are served without a source map.');
    const map = new SourceMap({ ...served.map, file: STORIES, sourceRoot: '', sourcesContent: [] });
    // It counts lines from 0.
    const named = placesOf(served.code).map((line) => {
      const place = map.findEntry(line - 1, 4);
      return 'originalLine' in place ? place.originalLine + 1 : undefined;
    });
    expect(named).toEqual(placesOf(readFileSync(join(projectFolder, STORIES), 'utf8')));
    expect(named.length).toBeGreaterThan(2);
  } finally {
    await server.close();
  }
});
