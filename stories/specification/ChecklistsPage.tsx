import { useState } from 'react';
import { checklists } from 'virtual:checklists';
import { ProductTheme } from '@/ui/ProductTheme';
import type { Checklist } from '../../scripts/book/checklists.mjs';
import { wantedAnchor } from '../wantedAnchor';
import { BUILT_FROM } from './book';
import { ChecklistSheet } from './parts/ChecklistSheet';
import { shortCommit } from './parts/RunNote';
import { StatusLine, useStatusLine } from './StatusLine';
import { checklistMarkdown, keepTicks, readTicks, stepKeys, withTicks } from './ticks';

const known = new Set(checklists.flatMap(stepKeys));
const storage = () => localStorage;
const UNKEPT = 'This browser keeps nothing: the ticks last until this page is left.';

function save(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The checklists, with the ticks that this browser keeps. */
export function ChecklistsPage() {
  const [ticks, setTicks] = useState(() => readTicks(storage, BUILT_FROM));
  const [isKept, setIsKept] = useState(true);
  const { status, setStatus, copy } = useStatusLine();
  const [wanted] = useState(wantedAnchor);
  const { since, done } = ticks;

  const tick = (keys: readonly string[], isDone: boolean) => {
    const next = withTicks(ticks, keys, isDone, { known, builtFrom: BUILT_FROM });
    setTicks(next);
    setIsKept(keepTicks(storage, next));
  };
  const exportList = (list: Checklist, way: 'copy' | 'save') => {
    const text = checklistMarkdown(list, new Set(done), shortCommit(BUILT_FROM));
    if (way === 'copy') {
      copy(text, `Copied: the checklist of ${list.title}`, "The browser refused to copy. 'Save as file' does without.");
      return;
    }
    const name = `Checklist ${list.title}.md`;
    save(name, text);
    setStatus(`Saved: ${name}`);
  };
  const isOther = done.length > 0 && since.tree !== BUILT_FROM.tree;
  const older = `The first of these ticks was set on ${shortCommit(since)}, but this Storybook was built from ${shortCommit(BUILT_FROM)}. Clear them to check this one.`;
  const warnings = [...(isOther ? [older] : []), ...(isKept ? [] : [UNKEPT])];
  return (
    <ProductTheme>
      <div className="flex flex-col gap-4 text-body text-ink">
        <StatusLine words={status} />
        <ChecklistSheet
          lists={checklists}
          done={new Set(done)}
          onTick={tick}
          onExport={exportList}
          {...(wanted === undefined ? {} : { wanted })}
          {...(warnings.length === 0 ? {} : { warning: warnings.join(' ') })}
        />
      </div>
    </ProductTheme>
  );
}
