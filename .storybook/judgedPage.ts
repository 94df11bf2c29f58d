// By what two pages are alike for axe, so that it need not look at both.

/** How many rules each style sheet has: a later file may bring styles of its own. */
const styles = () => [...document.styleSheets].map(({ cssRules }) => cssRules.length).join(' ');

/** Values of attributes that hold words or ids: no style of the product asks for them. */
const WORDS =
  /( (?:id|for|name|value|href|title|datetime|placeholder|aria-(?:label|labelledby|describedby|controls|valuetext)))="[^"]*"/g;

/** What markup does not say of an element, and styles ask for. */
const STATES = [':hover', ':focus', ':focus-visible', ':checked', ':indeterminate', ':placeholder-shown'];

/**
 * What axe's judgement of the page stands on. React numbers its ids as they come, so these are told by their order.
 * @param coloursAlone leaves the words themselves out: their colours, and whether there are any, stay. Where longer words
 * lead to under something else, the full run in light has looked.
 */
export function judgedPage(coloursAlone: boolean): string {
  const ids = new Map<string, string>();
  const html = document.body.outerHTML.replaceAll(/_r_\w+_/g, (id) => {
    const known = ids.get(id) ?? `_${ids.size}_`;
    ids.set(id, known);
    return known;
  });
  const shown = coloursAlone
    ? html
        .replaceAll(WORDS, '$1=""')
        .replaceAll(/>([^<]*)</g, (_match, words: string) => (words.trim() === '' ? '><' : '>w<'))
    : html;
  const states = [...document.querySelectorAll('*')].flatMap((element, place) => {
    const held = STATES.filter((state) => element.matches(state));
    if (element.scrollTop !== 0 || element.scrollLeft !== 0) held.push(`${element.scrollTop} ${element.scrollLeft}`);
    if (!coloursAlone && 'value' in element) held.push(String(element.value));
    return held.length > 0 ? [`${place} ${held.join(' ')}`] : [];
  });
  // The appearance, and what hides a page that is left, stand on the root.
  const root = document.documentElement.cloneNode(false);
  return [innerWidth, innerHeight, styles(), root instanceof Element ? root.outerHTML : '', shown, ...states].join(
    '\n',
  );
}
