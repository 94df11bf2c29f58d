/** Properties of a computed style that differ between light and dark; those of the layout do not (palette.test.ts). */
const COLOURED =
  /colou?r|^background|shadow|^fill$|^stroke$|^outline$|^border(-?(top|right|bottom|left|block|inline)(-?(start|end))?)?$|^text-?decoration$|^(webkit-?)?mask|^caret$|^--|^csstext$|^all$/i;

/** Queries by role ask for thousands of properties, and always the same few. */
const verdicts = new Map<string, boolean>();
function isColoured(name: string): boolean {
  const known = verdicts.get(name);
  if (known !== undefined) return known;
  const verdict = COLOURED.test(name);
  verdicts.set(name, verdict);
  return verdict;
}

interface AppearanceWatch {
  /** Whether anything asked for what differs between light and dark since the watch began. */
  wasAsked: () => boolean;
  stop: () => void;
}

/** Stands between a property and those who ask for it, until the function that it returns is called. */
function standBefore(target: object, name: string, descriptor: PropertyDescriptor): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...descriptor, configurable: true });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}

/**
 * Watches who asks the page for what differs between light and dark: a colour of a computed style, the document's
 * classes, the browser's colour scheme. What never asks cannot come out differently in the other appearance.
 */
export function watchAppearance(): AppearanceWatch {
  let asked = false;
  const getComputedStyle = window.getComputedStyle.bind(window);
  const matchMedia = window.matchMedia.bind(window);
  const root = document.documentElement;

  const noteReads: ProxyHandler<CSSStyleDeclaration> = {
    get: (style, name) => {
      if (name === 'getPropertyValue') {
        return (property: string) => {
          asked ||= isColoured(property);
          return style.getPropertyValue(property);
        };
      }
      // A walk over all properties meets the colours too.
      asked ||= typeof name === 'symbol' || name === 'item' || name === 'length' || isColoured(name);
      const value: unknown = Reflect.get(style, name, style);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  };
  const watchedStyle = (element: Element, pseudo?: string | null) => {
    const style = getComputedStyle(element, pseudo);
    return asked ? style : new Proxy(style, noteReads);
  };
  const watchedMedia = (query: string) => {
    if (query.includes('color-scheme')) asked = true;
    return matchMedia(query);
  };
  const watchedClasses = (name: 'classList' | 'className'): PropertyDescriptor => ({
    get: () => {
      asked = true;
      return Reflect.get(Element.prototype, name, root);
    },
    set: (value: string) => {
      asked = true;
      Reflect.set(Element.prototype, name, value, root);
    },
  });

  const restore = [
    standBefore(window, 'getComputedStyle', { value: watchedStyle, writable: true }),
    standBefore(window, 'matchMedia', { value: watchedMedia, writable: true }),
    standBefore(root, 'classList', watchedClasses('classList')),
    standBefore(root, 'className', watchedClasses('className')),
  ];
  return {
    wasAsked: () => asked,
    stop: () => {
      for (const stepAside of restore.splice(0)) stepAside();
    },
  };
}
