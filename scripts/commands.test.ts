import { spawnSync } from 'node:child_process';
import { pbkdf2Sync } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockStamp, needsInstall, nodeFits, npmCommand, projectFolder, registryUnreachable } from './install.mjs';
import { hashPassword, problemWith } from './passwordHash.mjs';
import { isOver, measureApp, scriptsByStage, scriptsOfPage, table, withStaticImports } from './size.mjs';
import { buildIsCurrent, firstFreePort, inputStamp, portFrom, recordBuild } from './start.mjs';
import { inTurn, judge, summary } from './test.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weftline-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  return join(folder, path);
};

const command = (script: string, args: string[], options: { input?: string; env?: NodeJS.ProcessEnv } = {}) =>
  spawnSync(process.execPath, [join(projectFolder, 'scripts', script), ...args], {
    encoding: 'utf8',
    env: options.env ?? process.env,
    input: options.input ?? '',
  });

describe('the Node.js version', () => {
  it.each([
    ['v20.19.0', '>=20.19.0', true],
    ['v20.18.9', '>=20.19.0', false],
    ['v14.21.3', '>=20.19.0', false],
    ['v9.99.99', '>=20.19.0', false],
    ['v22.0.0', '>=20.19.0', true],
    ['v22.0.0', '^20.19.0 || >=22.12.0', false],
    ['v22.12.0', '^20.19.0 || >=22.12.0', true],
    ['v20.20.2', '^20.19.0 || >=22.12.0', true],
    ['v21.7.0', '^20.19.0 || >=22.12.0', false],
  ])('%s in %s: %s', (version, range, fits) => {
    expect(nodeFits(version, range)).toBe(fits);
  });

  it('too old is told in one sentence by every command, before anything else happens', () => {
    const old = write('old.cjs', "Object.defineProperty(process, 'version', { value: 'v14.21.3' });");
    for (const script of ['start.mjs', 'test.mjs', 'size.mjs', 'chromatic.mjs', 'passwordHash.mjs', 'browser.mjs']) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--require', old, join(projectFolder, 'scripts', script)],
        { encoding: 'utf8', input: '' },
      );
      expect(stderr).toMatch(/^Weftline needs Node\.js .*20\.19\.0.*, but this is 14\.21\.3\. .*\n$/);
      expect({ script, status, stdout }).toEqual({ script, status: 1, stdout: '' });
    }
  });
});

describe('without packages', () => {
  it.each([
    ['testUnit.mjs', []],
    ['testUnit.mjs', ['--tools']],
    ['testStories.mjs', ['Button']],
    ['testE2e.mjs', ['history']],
  ])('%s %j says what to do, and nothing else', (script, args) => {
    // A copy of the scripts alone, for those of this project have theirs.
    cpSync(join(projectFolder, 'scripts'), join(folder, 'scripts'), { recursive: true });
    cpSync(join(projectFolder, 'package.json'), join(folder, 'package.json'));
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', script), ...args], {
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The packages are not installed. Run npm ci first.\n',
    });
  });
});

describe('the usage of a command', () => {
  it.each([
    ['flakes.mjs', ['--help'], 0],
    ['selftest.mjs', ['--only', 'x', '--help'], 0],
    ['flakes.mjs', ['--run'], 1],
  ])('%s %j ends with %i and prints it', (script, args, ends) => {
    const { status, stdout, stderr } = command(script, args);
    expect(status).toBe(ends);
    expect(ends === 0 ? stdout : stderr).toMatch(/^npm run (flakes|selftest) -- \[--/m);
    expect(ends === 0 ? stderr : stdout).toBe('');
  });
});

describe('the installation', () => {
  it('is needed until its stamp matches the lockfile', () => {
    write('package-lock.json', '{"lockfileVersion": 3}');
    expect(needsInstall(folder)).toBe(true);
    write('node_modules/.weftline-lock', lockStamp(folder));
    expect(needsInstall(folder)).toBe(false);
    write('package-lock.json', '{"lockfileVersion": 3, "packages": {}}');
    expect(needsInstall(folder)).toBe(true);
  });

  it('tells a registry out of reach from other failures', () => {
    expect(registryUnreachable('npm error code ECONNREFUSED\nnpm error syscall connect')).toBe(true);
    expect(registryUnreachable('npm error network This is a problem related to network connectivity.')).toBe(true);
    expect(registryUnreachable('npm error code EUSAGE\nnpm error `npm ci` can only install packages when')).toBe(false);
  });

  it('uses the npm that is running, but no other package manager', () => {
    const npm = write('npm-cli.js', '');
    expect(npmCommand(['ci'], { npm_execpath: npm })).toEqual({
      file: process.execPath,
      args: [npm, 'ci'],
      shell: false,
    });
    const other = write('yarn.js', '');
    expect(npmCommand(['ci'], { npm_execpath: other }).args).toEqual(['ci']);
  });
});

describe('start', () => {
  it.each([
    [undefined, 4763],
    ['', 4763],
    ['8080', 8080],
    ['0', undefined],
    ['65536', undefined],
    ['80.5', undefined],
    ['1e3', undefined],
    ['web', undefined],
  ])('PORT=%s gives %s', (text, port) => {
    expect(portFrom(text)).toBe(port);
  });

  it('takes the next free port', async () => {
    const taken = new Set([4763, 4764]);
    expect(await firstFreePort(4763, async (port) => !taken.has(port))).toBe(4765);
    expect(await firstFreePort(5000, async (port) => !taken.has(port))).toBe(5000);
    expect(await firstFreePort(65_534, async () => false)).toBeUndefined();
  });

  it('builds again when anything the build reads or wrote has changed, and only then', () => {
    const build = (env: NodeJS.ProcessEnv = {}) => {
      write('dist/index.html', '<script src="/a.js"></script>');
      recordBuild(folder, inputStamp(folder, env));
    };
    write('src/app/main.ts', 'export {};');
    write('index.html', '<div></div>');
    write('package-lock.json', '{}');
    expect(buildIsCurrent(folder, {})).toBe(false);
    build();
    expect(buildIsCurrent(folder, {})).toBe(true);
    expect(buildIsCurrent(folder, { PATH: '/bin' })).toBe(true);
    expect(buildIsCurrent(folder, { VITE_NAME: 'x' })).toBe(false);

    const changes = ['src/app/main.ts', 'src/new.ts', 'public/icon.svg', 'vite.config.ts', 'tsconfig.json', '.env'];
    for (const path of [...changes, 'package-lock.json', 'dist/index.html', 'dist/a.js']) {
      write(path, `changed ${path}`);
      expect({ path, current: buildIsCurrent(folder, {}) }).toEqual({ path, current: false });
      build();
      expect({ path, current: buildIsCurrent(folder, {}) }).toEqual({ path, current: true });
    }

    rmSync(join(folder, 'dist'), { recursive: true });
    expect(buildIsCurrent(folder, {})).toBe(false);
  });

  it('does not confuse the same text in other files', () => {
    write('src/a.ts', 'one');
    write('src/b.ts', 'two');
    const before = inputStamp(folder, {});
    write('src/a.ts', 'onetwo');
    write('src/b.ts', '');
    expect(inputStamp(folder, {})).not.toBe(before);
  });
});

describe('the results of npm test', () => {
  it('adds up, and ends with the totals', () => {
    const outcomes = [
      { name: 'test:unit', ...judge(0, { passed: 120, failed: 0 }), seconds: 3.21 },
      { name: 'test:e2e', ...judge(1, { passed: 7, failed: 2 }), seconds: 61 },
      { name: 'ledger', ...judge(0, 'none expected'), seconds: 0.5 },
    ];
    expect(summary(outcomes)).toEqual([
      'part       result  passed  failed  seconds',
      'test:unit  passed     120       0      3.2',
      'test:e2e   FAILED       7       2     61.0',
      'ledger     passed                      0.5',
      '',
      '127 passed, 2 failed',
    ]);
  });

  it('counts a part without results, without tests or with a crash as a failure', () => {
    expect(judge(0, undefined)).toEqual({ totals: { passed: 0, failed: 1 }, ok: false, remark: 'left no results' });
    expect(judge(0, { passed: 0, failed: 0 })).toMatchObject({ ok: false, remark: 'ran no tests' });
    expect(judge(1, { passed: 5, failed: 0 })).toMatchObject({ totals: { passed: 5, failed: 1 }, ok: false });
    expect(judge(1, 'none expected')).toMatchObject({ totals: { passed: 0, failed: 1 }, ok: false });
    expect(judge(0, { passed: 5, failed: 0 })).toEqual({ totals: { passed: 5, failed: 0 }, ok: true, remark: '' });
  });

  it('prints what ran side by side one after the other', () => {
    let printed = '';
    const voices = inTurn<string>(3, (chunk) => {
      printed += chunk;
    });
    voices.print(2, 'c');
    voices.print(0, 'a');
    voices.print(1, 'b');
    voices.print(0, 'A');
    expect(printed).toBe('aA');
    // The last one before the others: it waits for them.
    voices.end(2);
    voices.print(1, 'B');
    voices.end(0);
    expect(printed).toBe('aAbB');
    voices.print(1, '!');
    voices.end(1);
    expect(printed).toBe('aAbB!c');
  });

  it('prints on what still runs when its turn has come', () => {
    let printed = '';
    const voices = inTurn<string>(2, (chunk) => {
      printed += chunk;
    });
    voices.print(1, 'b');
    voices.end(0);
    voices.print(1, 'B');
    voices.end(1);
    expect(printed).toBe('bB');
  });

  it('takes no arguments, and says how to run a single test', () => {
    const { status, stderr } = command('test.mjs', ['Button']);
    expect(status).toBe(2);
    expect(stderr).toMatch(/npm run test:stories -- <name>/);
  });
});

describe('words that nothing bears', () => {
  it.each([
    [
      'testStories.mjs',
      ['ThreadCard', 'NoSuchThing'],
      /^No story, component, story file or clause bears all of: ThreadCard, NoSuchThing\.\n$/,
    ],
    ['testStories.mjs', ['--loud'], /^--loud is not understood\./],
    ['testStories.mjs', ['--mode', 'loud'], /^There is no mode 'loud', but light, dark, /],
    ['testAll.mjs', ['--shard', '3/2'], /^--shard is a part of all such as 2\/4, not 3\/2\.\n$/],
  ])('%s %j is an error that says so at once', (script, words, sentence) => {
    const { status, stdout, stderr } = command(script, words);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
  });
});

const names = (files: string[]) => files.map((file) => basename(file)).toSorted();

const writeApp = (links = '') => {
  write(
    'dist/index.html',
    `<!doctype html><!-- <script src="/assets/gone.js"></script> -->${links}
     <script type="module" crossorigin src="/assets/index-1.js"></script><script>inline()</script>`,
  );
  write(
    'dist/assets/index-1.js',
    `import{a as b}from"./shared-2.js";import"./side-3.js";export*from'./again-4.js';
     const text='from"./nowhere.js"';b(text,()=>import("./OrdersScreen-5.js"));`,
  );
  write('dist/assets/shared-2.js', 'import"./deep-6.js";export const a=1;');
  write('dist/assets/side-3.js', 'console.log(1);');
  write('dist/assets/again-4.js', 'import"./index-1.js";export const c=1;');
  write('dist/assets/deep-6.js', 'export{};');
  write('dist/assets/OrdersScreen-5.js', 'import{a}from"./shared-2.js";import"./table-7.js";export default a;');
  write('dist/assets/table-7.js', 'export{};');
  write('dist/assets/Shell-a.js', 'import"./shared-2.js";import"./bar-c.js";');
  write('dist/assets/DashboardScreen-b.js', 'import"./bar-c.js";');
  write('dist/assets/sampleOperations-d.js', 'export{};');
  write('dist/assets/bar-c.js', 'export{};');
  write('dist/assets/index-8.css', 'a{color:red}');
  write('dist/assets/inter-9.woff2', 'x'.repeat(1500));
  return join(folder, 'dist');
};

describe('size', () => {
  it('follows static imports all the way, and no dynamic ones', async () => {
    const dist = writeApp();
    const { files, needless } = await scriptsOfPage(dist);
    expect(names(files)).toEqual(['again-4.js', 'deep-6.js', 'index-1.js', 'shared-2.js', 'side-3.js']);
    expect(needless).toEqual([]);
    const route = await withStaticImports(dist, [join(dist, 'assets', 'OrdersScreen-5.js')]);
    expect(names(route)).toEqual(['OrdersScreen-5.js', 'deep-6.js', 'shared-2.js', 'table-7.js']);
  });

  it('counts what the page preloads, and names what it preloads for nothing', async () => {
    const dist = writeApp(
      '<link rel="modulepreload" crossorigin href="/assets/deep-6.js"><link href=/assets/table-7.js rel=modulepreload>',
    );
    const { files, needless } = await scriptsOfPage(dist);
    expect(names(files)).toContain('table-7.js');
    expect(names(needless)).toEqual(['table-7.js']);
  });

  it('counts what stands inline, and what that imports', async () => {
    const dist = writeApp();
    const page = join(dist, 'index.html');
    const { inlineBytes } = await scriptsOfPage(dist);
    expect(inlineBytes).toBe(gzipSync('inline()', { level: 9 }).length);
    const starter = 'const begin=()=>import(`/assets/table-7.js`);begin()';
    writeFileSync(page, readFileSync(page, 'utf8').replace('inline()', starter));
    const { files } = await scriptsOfPage(dist);
    expect(names(files)).toContain('table-7.js');
  });

  it('refuses to measure a build with pieces missing', async () => {
    const dist = writeApp();
    rmSync(join(dist, 'assets', 'deep-6.js'));
    await expect(scriptsOfPage(dist)).rejects.toThrow('shared-2.js refers to ./deep-6.js, which is not in dist.');
  });

  it('refuses one with a piece missing that is fetched only when somebody asks for it', async () => {
    const dist = writeApp();
    const shell = join(dist, 'assets', 'Shell-a.js');
    writeFileSync(shell, `${readFileSync(shell, 'utf8')}\nconst go = (name) => [import(name), import('./Late-8.js')];`);
    await expect(measureApp(dist, {})).rejects.toThrow('Shell-a.js refers to ./Late-8.js, which is not in dist.');
    writeFileSync(join(dist, 'assets', 'Late-8.js'), 'export {};');
    await expect(measureApp(dist, {})).resolves.toBeDefined();
  });

  it('counts what each stage fetches anew, once', async () => {
    const dist = writeApp();
    const { page, dashboard, routes } = await scriptsByStage(dist);
    expect(names(page.files)).toContain('shared-2.js');
    expect(names(dashboard)).toEqual(['DashboardScreen-b.js', 'Shell-a.js', 'bar-c.js', 'sampleOperations-d.js']);
    expect(routes.map(({ name, files }) => [name, names(files)])).toEqual([
      ['OrdersScreen-5.js', ['OrdersScreen-5.js', 'table-7.js']],
    ]);
    rmSync(join(dist, 'assets', 'Shell-a.js'));
    await expect(scriptsByStage(dist)).rejects.toThrow('dist has no script named ^Shell-');
  });

  it('compares with the budgets', async () => {
    const budgets = {
      javaScriptBeforeLoginKB: 90,
      pageKB: 1,
      allJavaScriptKB: 330,
      scriptFiles: 5,
      shellAndDashboardKB: 0.01,
      largestRouteKB: 0.01,
      allCssKB: 45,
      fontsKB: 1.5,
    };
    const checks = await measureApp(writeApp(), budgets);
    expect(checks.filter(isOver).map(({ what }) => what)).toEqual([
      'JavaScript of shell and dashboard',
      'Scripts, each a request',
      'Largest of 1 further routes',
    ]);
    expect(table(checks).find((line) => line.startsWith('Fonts'))).toMatch(/ 1\.5 kB +1\.5 kB +100% +ok$/);
    expect(table(checks).find((line) => line.startsWith('Largest'))).toMatch(/OVER$/);
  });

  it('fails on a budget that is missing', () => {
    expect(isOver({ what: 'x', measured: 1, budget: NaN, unit: 'kB' })).toBe(true);
  });
});

const verify = (line: string, password: string) => {
  const [, iterations = '', salt = '', hash = ''] =
    /^pbkdf2-sha256:(\d+):([\w-]{22}):([\w-]{43})$/.exec(line) ?? expect.fail(`not the format: ${line}`);
  expect(iterations).toBe('600000');
  const expected = pbkdf2Sync(password, Buffer.from(salt, 'base64url'), Number(iterations), 32, 'sha256');
  expect(hash).toBe(expected.toString('base64url'));
};

describe('password-hash', () => {
  it('prints a setting that verifies, and never the password', () => {
    const password = ' pässword-örder-7 ';
    const { status, stdout, stderr } = command('passwordHash.mjs', [], { input: `${password}\n` });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^VITE_ACCESS_PASSWORD_HASH=\S+\n$/);
    verify(stdout.trim().replace('VITE_ACCESS_PASSWORD_HASH=', ''), password);
    expect(stdout + stderr).not.toContain(password.trim());
  });

  it('salts', () => {
    expect(hashPassword('one')).not.toBe(hashPassword('one'));
  });

  it('refuses a password that is empty or cannot be typed', () => {
    expect(problemWith('a b')).toBeUndefined();
    expect(problemWith('a\nb')).toMatch(/line break/);
    const { status, stdout, stderr } = command('passwordHash.mjs', [], { input: '  \n' });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: 'The password is empty.\n' });
  });
});

describe('chromatic', () => {
  it('says that it needs a token', () => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
    const { status, stdout, stderr } = command('chromatic.mjs', [], { env });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^CHROMATIC_PROJECT_TOKEN is not set\. .*\n$/);
  });
});
