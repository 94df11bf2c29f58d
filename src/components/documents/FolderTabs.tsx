import { Tabs } from '@radix-ui/themes';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { type CustomerFiles, type Folder, FOLDER_TITLE, FOLDERS, isFolder } from '@/domain/documents/customerFiles';
import { filterFiles } from '@/domain/documents/filterFiles';
import { counted, nounFor } from '@/domain/text/counted';
import { searchedFor } from '@/domain/text/narrowing';
import { isBlankQuery } from '@/domain/text/search';
import { CountBadge } from '@/ui/CountBadge';
import { countText } from '@/ui/countText';
import { FilterBar } from '@/ui/FilterBar';
import { Panel } from '@/ui/Panel';
import { SearchField } from '@/ui/SearchField';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { pressTab } from '@/ui/pressTab';

/** Brings the chosen tab into sight where the row of tabs scrolls, and moves nothing else. */
function showChosenTab(bar: HTMLElement | null) {
  const row = bar?.querySelector('[role="tablist"]');
  const chosen = row?.querySelector('[aria-selected="true"]');
  if (!row || !chosen) return;
  const seen = row.getBoundingClientRect();
  const box = chosen.getBoundingClientRect();
  if (box.left < seen.left) row.scrollLeft -= seen.left - box.left;
  if (box.right > seen.right) row.scrollLeft += box.right - seen.right;
}

export interface FolderTabsProps {
  /** All files of one customer, to be counted. */
  files: CustomerFiles;
  /** The chosen tab. */
  folder: Folder;
  /** As typed; it filters every folder, and the tab of each says how many of its files are found. */
  search: string;
  /** Another tab was chosen; the search stays and narrows that folder too. */
  onOpenFolder: (folder: Folder) => void;
  /** After each change of the box; empty from 'Clear search'. */
  onSearch: (search: string) => void;
  /** Below the chosen tab, a `FileTable`. */
  children: ReactNode;
  /** All of it, for a parent that moves the focus to a tab or to the search box. */
  ref?: Ref<HTMLDivElement>;
}

/** A customer's four folders, one at a time, with a search over all of them (FILES-4, FILES-5). */
export function FolderTabs({ files, folder, search, onOpenFolder, onSearch, children, ref }: FolderTabsProps) {
  const barRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showChosenTab(barRef.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another folder is another chosen tab
  }, [folder]);
  const all = files[folder].length;
  const foundIn = (each: Folder) => filterFiles(files[each], search).length;
  const counts = (each: Folder) => {
    const [found, count] = [foundIn(each), files[each].length];
    // There is room for one figure in each of the four; the folder's own stands above, and at the search.
    return (
      <CountBadge count={found} words={found === count ? undefined : `${countText(found)} of ${countText(count)}`} />
    );
  };
  const result = isBlankQuery(search)
    ? counted(all, 'file')
    : `${countText(foundIn(folder))} of ${counted(all, 'file')}`;
  return (
    <Panel>
      <Tabs.Root
        ref={ref}
        value={folder}
        onValueChange={(next) => {
          if (isFolder(next)) onOpenFolder(next);
        }}
        className="@container min-w-0"
      >
        <div
          ref={barRef}
          className="flex flex-col gap-x-4 @min-[928px]:flex-row @min-[928px]:items-end @min-[928px]:border-b @min-[928px]:border-line"
        >
          <Tabs.List
            aria-label="Folders"
            className="grow px-3 [--tab-outset:0px] sm:px-4 @min-[928px]:-mb-px @min-[928px]:[--tab-height:52px]"
          >
            {FOLDERS.map((each) => (
              <Tabs.Trigger key={each} value={each} data-folder={each} onMouseDown={pressTab}>
                <span className="flex items-center gap-1.5">
                  {FOLDER_TITLE[each]} {counts(each)}
                  <VisuallyHidden>{` ${nounFor(files[each].length, 'file')}`}</VisuallyHidden>
                </span>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <div className="shrink-0 px-4 pt-3 sm:px-5 sm:pb-3 @min-[928px]:w-64 @min-[928px]:self-center @min-[928px]:px-0 @min-[928px]:py-0 @min-[928px]:pr-5">
            <FilterBar label="File search" result={result} narrowedBy={searchedFor(search)}>
              <div className="grow">
                <SearchField label="Search files" value={search} onSearch={onSearch} />
              </div>
            </FilterBar>
          </div>
        </div>
        {FOLDERS.map((each) => (
          <Tabs.Content key={each} value={each} tabIndex={-1}>
            {each === folder && children}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Panel>
  );
}
