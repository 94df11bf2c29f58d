import address from '@/styles/index.css?url';

let loading: Promise<void> | undefined;

const fetchStylesheet = () =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('Unable to preload the stylesheet'));
    });
    Object.assign(link, { rel: 'stylesheet', href: address });
    document.head.append(link);
  });

/**
 * Fetches the stylesheet of everything, once; the page itself brings only what the gate needs to stand there. After a
 * failed fetch the next call fetches again, which the build's own preloads of stylesheets do not: nobody is let in to an
 * app without a look.
 */
export function loadStylesheet(): Promise<void> {
  loading ??= fetchStylesheet().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
