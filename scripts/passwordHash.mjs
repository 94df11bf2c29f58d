// Turns a password into the setting that the app compares sign-ins with. The password itself is never printed.
import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { requireNode, startedDirectly, stop } from './install.mjs';

const iterations = 600_000;

/**
 * @param {string} password
 * @param {Buffer} salt
 */
export function hashPassword(password, salt = randomBytes(16)) {
  const hash = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  // Colons, because "$" is expanded in .env files.
  return `pbkdf2-sha256:${iterations}:${salt.toString('base64url')}:${hash.toString('base64url')}`;
}

/**
 * Why a password cannot be used, if so.
 * @param {string} password
 */
export function problemWith(password) {
  if (password.trim() === '') return 'The password is empty.';
  if (/[\r\n]/.test(password)) return 'The password has a line break in it, which nobody could type when signing in.';
  return undefined;
}

/** One reader for both prompts: what is typed or pasted ahead is kept for the next one. */
function hiddenInput() {
  let typed = '';
  /** @param {string} prompt */
  return (prompt) =>
    new Promise((/** @type {(line: string) => void} */ resolve) => {
      const { stdin } = process;
      let line = '';
      const read = () => {
        while (typed !== '') {
          const [key = ''] = typed;
          typed = typed.slice(key.length);
          if (key === '\r' || key === '\n' || key === '\u0004') return finish();
          if (key === '\u0003') {
            stdin.setRawMode(false);
            process.stderr.write('\n');
            process.exit(130);
          }
          if (key === '\u007f' || key === '\b') line = [...line].slice(0, -1).join('');
          else if (key === '\u0015') line = '';
          else if (key >= ' ') line += key;
        }
      };
      /** @param {string} chunk */
      const onData = (chunk) => {
        // Arrow keys and the like arrive as one escape sequence each and are no part of a password.
        if (!chunk.startsWith('\u001b')) typed += chunk;
        read();
      };
      const finish = () => {
        stdin.off('data', onData).pause();
        stdin.setRawMode(false);
        process.stderr.write('\n');
        resolve(line);
      };
      process.stderr.write(prompt);
      // Without raw mode the terminal would show what is typed.
      stdin.setEncoding('utf8').setRawMode(true);
      stdin.on('data', onData).resume();
      read();
    });
}

async function readPassword() {
  if (process.stdin.isTTY) {
    const ask = hiddenInput();
    const password = await ask('Password: ');
    const problem = problemWith(password);
    if (problem) stop(problem);
    if ((await ask('The same again: ')) !== password) stop('The two passwords differ.');
    return password;
  }
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const password = Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '');
  const problem = problemWith(password);
  if (problem) stop(problem);
  return password;
}

if (startedDirectly(import.meta.url)) {
  requireNode();
  console.log(`VITE_ACCESS_PASSWORD_HASH=${hashPassword(await readPassword())}`);
  console.error('Put this line into .env.local, or into the environment of the build, and build again.');
  console.error(
    'A browser that keeps the app for offline use asks for the old one until it has loaded the page once more.',
  );
}
