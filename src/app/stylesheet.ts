import address from '@/styles/index.css?url';
import { fetchedOnce } from './fetchedOnce';

/**
 * Fetches the whole stylesheet; the page itself brings only what the gate is seen to need. The build's own preloads ask
 * once for a stylesheet and then take it as there, so that one that failed would open an app without a look.
 * @throws Error that `describeFailure` knows as a missing part
 */
export const loadStylesheet = fetchedOnce(
  () =>
    new Promise<void>((resolve, reject) => {
      // The development server's page has the link already, and changes it when a rule does.
      if (import.meta.env.DEV) return resolve();
      const link = document.createElement('link');
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error('Unable to preload the stylesheet'));
      });
      Object.assign(link, { rel: 'stylesheet', href: address });
      document.head.append(link);
    }),
);
