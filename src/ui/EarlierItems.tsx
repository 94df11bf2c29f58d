import { Text } from '@radix-ui/themes';
import { flushSync } from 'react-dom';
import { countText } from './countText';
import { LinkButton } from './LinkButton';

export interface EarlierItemsProps {
  /** Id of the region that holds the list; pressed, it has the focus, or the first item that came below the others. */
  regionId: string;
  /** How many of the newest stand in the list. */
  shown: number;
  /** How many there are, in words: '2,000 messages'. */
  countWords: string;
  /** The words of the button; left out where nothing earlier can be shown. */
  words?: string | undefined;
  /** The button was pressed; earlier ones stand in the list when it returns. */
  onShowEarlier: () => void;
}

/** Says beside a long list that only its newest items are there, on paper too, and shows earlier ones. */
export function EarlierItems({ regionId, shown, countWords, words, onShowEarlier }: EarlierItemsProps) {
  const showEarlier = () => {
    const region = document.getElementById(regionId);
    const first = region?.querySelector('li');
    const last = first?.parentElement?.lastElementChild;
    const bottomOf = () => first?.getBoundingClientRect().bottom ?? 0;
    const bottom = bottomOf();
    flushSync(onShowEarlier);
    // What was read stays where it was. A region that scrolls by itself sees to that; on phones the page scrolls.
    if (region && region.scrollHeight <= region.clientHeight) window.scrollBy(0, bottomOf() - bottom);
    // The keys that scroll to the earlier ones work at once; and the button may be gone, or far above. A screen reader goes
    // on where the focus is: with the region, or below what it has read, where those that came stand there.
    const below = last?.nextElementSibling;
    if (below instanceof HTMLElement) {
      below.tabIndex = -1;
      below.focus();
    } else region?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {/* Told once it changes: where the focus goes, nothing says that more came. */}
      <Text as="p" size="1" color="gray" role={words && 'status'}>
        {`The latest ${countText(shown)} of ${countWords}`}
      </Text>
      {words !== undefined && (
        <LinkButton name={words} onPress={showEarlier}>
          {words}
        </LinkButton>
      )}
    </div>
  );
}
