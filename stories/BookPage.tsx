import { Heading, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { componentPages } from 'virtual:book-pages';
import { ScrollRegion } from './ScrollRegion';

/** Parameters of a story that is a page of the book: it fills the canvas and has no page of documentation beside it. */
export const bookPage = { layout: 'fullscreen', controls: { disable: true } } as const;

export interface BookPageProps {
  /** The page's name. */
  title: string;
  /** What it tells, in a sentence or two. */
  lead: ReactNode;
  /** What can be done with the page as a whole, at its right. */
  actions?: ReactNode;
  /** Sections. */
  children: ReactNode;
}

/** A page of Storybook that tells about the product and is no component of it. */
export function BookPage({ title, lead, actions, children }: BookPageProps) {
  return (
    <main className="mx-auto flex max-w-320 flex-col gap-8 px-4 py-6 sm:px-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="flex max-w-[80ch] min-w-0 flex-col gap-1">
          <Heading as="h1" size="6">
            {title}
          </Heading>
          <Text as="p" size="2" color="gray" className="text-pretty">
            {lead}
          </Text>
        </div>
        {actions}
      </header>
      {children}
    </main>
  );
}

export interface BookSectionProps {
  title: string;
  /** What it tells; left out where the heading says enough. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function BookSection({ title, lead, children }: BookSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex max-w-[80ch] flex-col gap-0.5">
        <Heading as="h2" size="4" id={id}>
          {title}
        </Heading>
        {lead !== undefined && (
          <Text as="p" size="2" color="gray" className="text-pretty">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

export interface BookTableProps {
  /** Its accessible name. */
  name: string;
  /** Heads of the columns; an empty one is not shown. */
  columns: readonly string[];
  /** Rows. */
  children: ReactNode;
}

/** A table that scrolls by itself where it is wider than the page. */
export function BookTable({ name, columns, children }: BookTableProps) {
  return (
    <ScrollRegion label={`${name}, table`} className="bg-panel">
      <table className="w-full border-collapse text-left text-dense [&_td]:px-4 [&_td]:py-2.5 [&_th]:px-4 [&_th]:py-2.5 [&_th]:font-medium">
        <thead>
          <tr className="border-b border-line text-label text-ink-2">
            {columns.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </ScrollRegion>
  );
}

export interface BookLinkProps {
  /** From Storybook's own address on: './?path=/docs/...'. */
  address: string;
  children: ReactNode;
}

/** Leads to another page of Storybook, out of the frame in which stories stand. */
export function BookLink({ address, children }: BookLinkProps) {
  return (
    <a
      href={address}
      target="_top"
      className="inline-flex min-h-6 items-center underline decoration-outline underline-offset-2 hover:decoration-ink"
    >
      {children}
    </a>
  );
}

/** Address of a component's page. @param component name of its story file @throws Error when there is none */
export function componentAddress(component: string): string {
  const page = componentPages[component];
  if (page === undefined) throw new Error(`No component's stories are called ${component}`);
  return `./?path=/docs/${page}--docs`;
}

/** Beside text in a row of a table: the room of the targets must not move the names below its line. */
export const FILE_NAMES = '-my-0.75 flex flex-wrap gap-x-3 text-ink-2';

export interface FileNameProps {
  /** From the project's folder on: 'src/components/customers/CustomerCard.tsx'. */
  file: string;
}

/** A source by its name: a link where it is a component that has a page. */
export function FileName({ file }: FileNameProps) {
  const name = file.replace(/^.*\//, '').replace(/\.tsx?$/, '');
  if (Object.hasOwn(componentPages, name)) return <BookLink address={componentAddress(name)}>{name}</BookLink>;
  return <span className="inline-flex min-h-6 items-center">{name}</span>;
}
