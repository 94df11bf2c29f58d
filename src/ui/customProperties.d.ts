import 'react';

declare module 'react' {
  /** Runtime numbers reach the stylesheet as custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
