/** Properties of a computed style that differ between light and dark; those of the layout do not (palette.test.ts). */
const COLOURED =
  /colou?r|^background|shadow|^fill$|^stroke$|^outline$|^border(-?(top|right|bottom|left|block|inline)(-?(start|end))?)?$|^text-?decoration$|^(webkit-?)?mask|^caret$|^--|^csstext$|^all$/i;

/** Queries by role read thousands of properties, and always the same few. */
const verdicts = new Map<string, boolean>();
function isColoured(name: string): boolean {
  const known = verdicts.get(name);
  if (known !== undefined) return known;
  const verdict = COLOURED.test(name);
  verdicts.set(name, verdict);
  return verdict;
}

interface AppearanceWatch {
  /** Whether anything that differs between light and dark was read since the watch began. */
  wasRead: () => boolean;
  stop: () => void;
}

/** Intercepts reads of a property until the returned function is called. */
function intercept(target: object, name: string, descriptor: PropertyDescriptor): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { ...descriptor, configurable: true });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}

/**
 * Watches for reads of what differs between light and dark: a colour of a computed style, the document's classes, the
 * browser's colour scheme. A play that reads none of these cannot end differently in the other appearance.
 */
export function watchAppearance(): AppearanceWatch {
  let read = false;
  const getComputedStyle = window.getComputedStyle.bind(window);
  const matchMedia = window.matchMedia.bind(window);
  const root = document.documentElement;

  const noteReads: ProxyHandler<CSSStyleDeclaration> = {
    get: (style, name) => {
      if (name === 'getPropertyValue') {
        return (property: string) => {
          read ||= isColoured(property);
          return style.getPropertyValue(property);
        };
      }
      // Iterating over all properties reads the colours too.
      read ||= typeof name === 'symbol' || name === 'item' || name === 'length' || isColoured(name);
      const value: unknown = Reflect.get(style, name, style);
      return typeof value === 'function' ? value.bind(style) : value;
    },
  };
  const watchedStyle = (element: Element, pseudo?: string | null) => {
    const style = getComputedStyle(element, pseudo);
    return read ? style : new Proxy(style, noteReads);
  };
  const watchedMedia = (query: string) => {
    if (query.includes('color-scheme')) read = true;
    return matchMedia(query);
  };
  const watchedClasses = (name: 'classList' | 'className'): PropertyDescriptor => ({
    get: () => {
      read = true;
      return Reflect.get(Element.prototype, name, root);
    },
    set: (value: string) => {
      read = true;
      Reflect.set(Element.prototype, name, value, root);
    },
  });

  const restore = [
    intercept(window, 'getComputedStyle', { value: watchedStyle, writable: true }),
    intercept(window, 'matchMedia', { value: watchedMedia, writable: true }),
    intercept(root, 'classList', watchedClasses('classList')),
    intercept(root, 'className', watchedClasses('className')),
  ];
  return {
    wasRead: () => read,
    stop: () => {
      for (const undo of restore.splice(0)) undo();
    },
  };
}
